import { expect, it } from 'vitest';
import type { ExportFile } from '../../core/exports/export-file.ts';
import { letOthersWork } from '../../core/fixtures-for-test.ts';
import type { AnswerFlow } from '../requests/load-context.d.ts';
import { zipAnswer } from './zip-answer.server.ts';

const total = 200;
const size = 100_000;

/** Large files, with a record of how many were read and whether they were closed. */
function source() {
  const state = { asked: 0, ended: false };
  async function* make(): AsyncGenerator<ExportFile, void, void> {
    try {
      for (let number = 0; number < total; number += 1) {
        state.asked += 1;
        yield { name: `${number}.bin`, modifiedAt: new Date(0), content: new Uint8Array(size) };
      }
    } finally {
      state.ended = true;
    }
  }
  return { state, files: make() };
}

/** A client that reads what is written only when told to. */
function slowClient() {
  let unsent = 0;
  let drained = () => {};
  const closed: (() => void)[] = [];
  const flow: AnswerFlow = {
    unsent: () => unsent,
    onDrained: (listener) => {
      drained = listener;
    },
    onClosed: (listener) => closed.push(listener),
    cut: () => undefined,
  };
  return {
    flow,
    write: (bytes: number) => {
      unsent += bytes;
    },
    take() {
      unsent = 0;
      drained();
    },
    leave() {
      for (const listener of closed) listener();
    },
  };
}

/** Reads as @remix-run/node does: without pause, whether or not the client keeps up. */
async function pump(answering: Promise<Response>, client: ReturnType<typeof slowClient>): Promise<number> {
  let bytes = 0;
  const reader = (await answering).body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) return bytes;
    bytes += piece.value.byteLength;
    client.write(piece.value.byteLength);
  }
}

it('reads no more than the client takes', async () => {
  const { state, files } = source();
  const client = slowClient();
  const pumped = pump(zipAnswer(files, 'my-data.zip', client.flow), client);
  await letOthersWork();
  const first = state.asked;
  expect(first).toBeLessThan(8);
  client.take();
  await letOthersWork();
  expect(state.asked).toBeGreaterThan(first);
  expect(state.asked).toBeLessThan(16);

  while (!state.ended) {
    client.take();
    await letOthersWork();
  }
  client.take();
  expect(await pumped).toBeGreaterThan(total * size);
});

it('reads nothing more once the client has gone', async () => {
  const { state, files } = source();
  const client = slowClient();
  const pumped = pump(zipAnswer(files, 'my-data.zip', client.flow), client);
  await letOthersWork();
  client.leave();
  await letOthersWork();
  expect(state.ended).toBe(true);
  expect(state.asked).toBeLessThan(8);
  await pumped;
});

it('closes the files when the body is cancelled', async () => {
  const { state, files } = source();
  const answer = await zipAnswer(files, 'my-data.zip', undefined);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await letOthersWork();
  expect(state.ended).toBe(true);
  expect(state.asked).toBeLessThan(4);
});
