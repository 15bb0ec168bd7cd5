import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { BenchRow } from './bench-row.ts';
import type { PhotosReport } from './photos-server.ts';

const photos = 8;
const width = 4000;
const height = 3000;
const pause = 10;
const idleRequests = 200;

/**
 * Posts eight photographs of 12 megapixels at once to a process that holds them as an upload would, and keeps sending
 * it trivial requests: how much memory it takes and how much longer the others wait.
 */
export async function run(): Promise<readonly BenchRow[]> {
  console.log(`  making ${photos} photos of ${(width * height) / 1e6} megapixels …`);
  const uploads: Buffer<ArrayBuffer>[] = [];
  for (let number = 0; number < photos; number += 1) uploads.push(await makePhoto());

  const server = fork(fileURLToPath(new URL('photos-server.ts', import.meta.url)));
  try {
    const [started] = (await once(server, 'message')) as [{ port: number }];
    const origin = `http://127.0.0.1:${started.port}`;
    await measure(origin, (done) => done >= idleRequests / 4);
    const idle = await measure(origin, (done) => done >= idleRequests);

    await fetch(`${origin}/begin`);
    const begun = performance.now();
    let finished = false;
    const posts = Promise.all(uploads.map((body) => post(origin, body))).finally(() => {
      finished = true;
    });
    const [busy] = await Promise.all([measure(origin, () => finished), posts]);
    const seconds = (performance.now() - begun) / 1000;
    const report = (await (await fetch(`${origin}/report`)).json()) as PhotosReport;

    const megabytes = uploads.reduce((sum, upload) => sum + upload.length, 0) / photos / 2 ** 20;
    return [
      { name: 'size of a photo', value: megabytes, unit: 'MiB' },
      { name: 'memory before', value: report.memoryBefore, unit: 'MiB' },
      { name: 'peak memory', value: report.peakMemory, unit: 'MiB' },
      { name: 'all photos done after', value: seconds, unit: 's' },
      { name: 'event loop delay, 99 of 100', value: report.loopDelay99, unit: 'ms' },
      { name: 'event loop delay, longest', value: report.loopDelayMax, unit: 'ms' },
      { name: 'trivial request while idle, median', value: quantile(idle, 0.5), unit: 'ms' },
      { name: 'trivial request while idle, 99 of 100', value: quantile(idle, 0.99), unit: 'ms' },
      { name: 'trivial request meanwhile, median', value: quantile(busy, 0.5), unit: 'ms' },
      { name: 'trivial request meanwhile, 99 of 100', value: quantile(busy, 0.99), unit: 'ms' },
      { name: 'trivial request meanwhile, longest', value: quantile(busy, 1), unit: 'ms' },
    ];
  } finally {
    server.kill();
  }
}

/** Large soft shapes, finer ones on them, and the grain of a small sensor: as hard to compress as a photograph. */
export async function makePhoto(): Promise<Buffer<ArrayBuffer>> {
  const layer = (shrink: number, strength: number) =>
    sharp({
      create: {
        width: Math.ceil(width / shrink),
        height: Math.ceil(height / shrink),
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: strength },
      },
    })
      .resize(width, height, { kernel: 'cubic' })
      .jpeg({ quality: 95 })
      .toBuffer();
  const photo = await sharp(await layer(250, 50))
    .composite([
      { input: await layer(8, 50), blend: 'overlay' },
      { input: await layer(1, 12), blend: 'overlay' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.from(photo);
}

async function post(origin: string, body: Buffer<ArrayBuffer>): Promise<void> {
  const answer = await fetch(`${origin}/photo`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`A photo was refused: ${await answer.text()}`);
}

/** How long each trivial request took, sent one after another until there are enough. */
async function measure(origin: string, enough: (done: number) => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (!enough(times.length)) {
    const begun = performance.now();
    await (await fetch(`${origin}/trivial`)).text();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
