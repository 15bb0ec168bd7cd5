import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { makePhoto } from './photos.ts';
import { notKept, ownSite, signUp, startSeeded } from './site-process.ts';

const people = 50;
const streamsOfEach = 4;
const photos = 8;

/**
 * What the site uses when a small server has much to do at once: 200 open streams, and eight people who each post a
 * photo of twelve megapixels while somebody else reads the feed.
 */
export const run = () => smallServerOf(dirname(import.meta.dirname));

/** The same of another checkout. */
export async function smallServerOf(folder: string): Promise<readonly BenchRow[]> {
  console.log('  building where that is needed, signing up, making photos …');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-small-'));
  const { server, port, firstAnswer } = await startSeeded(folder, dataDir, 500);
  const origin = `http://localhost:${port}`;
  const streams: ClientRequest[] = [];
  try {
    const idle = await memory(server, 'VmRSS');
    const sessions: string[] = [];
    for (let number = 0; number < people; number += 1)
      sessions.push(await signUp(origin, `small.server.${number}`, number));
    for (const session of sessions) {
      for (let number = 0; number < streamsOfEach; number += 1) {
        streams.push(await openStream(`${origin}/events`, session));
      }
    }
    const listening = await memory(server, 'VmRSS');
    const uploads: Buffer<ArrayBuffer>[] = [];
    for (let number = 0; number < photos; number += 1) uploads.push(await makePhoto());

    const begun = performance.now();
    let posted = false;
    const posting = Promise.all(
      uploads.map((photo, number) => post(origin, sessions[number] ?? '', photo)),
    ).finally(() => {
      posted = true;
    });
    let longest = 0;
    while (!posted) {
      const asked = performance.now();
      await (await fetch(`${origin}/home`, { headers: { Cookie: notKept } })).text();
      longest = Math.max(longest, performance.now() - asked);
      await setTimeout(20);
    }
    await posting;
    const seconds = (performance.now() - begun) / 1000;
    return [
      { name: 'first answer after the start', value: firstAnswer, unit: 'ms' },
      { name: 'memory at the start', value: idle, unit: 'MiB' },
      { name: `memory with ${streams.length} streams`, value: listening, unit: 'MiB' },
      { name: `peak while ${photos} photos are posted`, value: await memory(server, 'VmHWM'), unit: 'MiB' },
      { name: 'all posted after', value: seconds, unit: 's' },
      { name: 'longest wait for the feed meanwhile', value: longest, unit: 'ms' },
    ];
  } finally {
    for (const stream of streams) stream.destroy();
    server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function openStream(address: string, session: string): Promise<ClientRequest> {
  return new Promise((opened, failed) => {
    const request = get(address, { agent: false, headers: { Cookie: session } }, (answer) => {
      if (answer.statusCode === 200) opened(request);
      else failed(new Error(`A stream was refused: ${answer.statusCode}`));
      answer.resume();
    });
    // It ends when it is destroyed.
    request.on('error', failed);
  });
}

async function post(origin: string, session: string, photo: Buffer<ArrayBuffer>): Promise<void> {
  const body = new FormData();
  body.set('herbtitle', 'Fresh moringa');
  body.set('description', 'Picked this morning.');
  body.set('price', '5000');
  body.set('selectedDistrict', 'Kampala');
  body.append('images', new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
  const headers = { ...ownSite, Cookie: session };
  const answer = await fetch(`${origin}/post`, { method: 'POST', redirect: 'manual', headers, body });
  if (answer.status !== 303) throw new Error(`A photo was refused: ${answer.status}`);
}

/** In MiB: the memory that the process uses now, or its maximum. */
async function memory({ pid }: ChildProcess, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
