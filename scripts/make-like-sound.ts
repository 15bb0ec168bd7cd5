import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../public/like.wav', import.meta.url));

const sampleRate = 11_025;
const seconds = 0.42;

/** Two soft wooden notes, a fifth apart, the second a moment after the first. */
const notes = [
  { pitch: 523.25, start: 0, loudness: 0.34 },
  { pitch: 783.99, start: 0.09, loudness: 0.3 },
];

const samples = Uint8Array.from({ length: Math.round(sampleRate * seconds) }, (_, position) => {
  const time = position / sampleRate;
  const fadeOut = Math.min(1, (seconds - time) / 0.05);
  const level = notes
    .filter(({ start }) => time >= start)
    .map(({ pitch, start, loudness }) => {
      const age = time - start;
      const strike = Math.min(1, age / 0.004) * Math.exp(-age * 11);
      const overtone = 0.22 * Math.exp(-age * 30) * Math.sin(2 * Math.PI * pitch * 3.93 * age);
      return loudness * strike * (Math.sin(2 * Math.PI * pitch * age) + overtone);
    })
    .reduce((sum, part) => sum + part, 0);
  return Math.round(128 + 127 * level * fadeOut);
});

/** A WAV header for one channel of eight bits. */
const header = Buffer.alloc(44);
header.write('RIFF', 0);
header.writeUInt32LE(36 + samples.length, 4);
header.write('WAVEfmt ', 8);
header.writeUInt32LE(16, 16);
header.writeUInt16LE(1, 20);
header.writeUInt16LE(1, 22);
header.writeUInt32LE(sampleRate, 24);
header.writeUInt32LE(sampleRate, 28);
header.writeUInt16LE(1, 32);
header.writeUInt16LE(8, 34);
header.write('data', 36);
header.writeUInt32LE(samples.length, 40);

await writeFile(file, Buffer.concat([header, samples]));
console.log(`public/like.wav: ${header.length + samples.length} bytes`);
