import { expect, it } from 'vitest';
import { readText } from './read-text.server.ts';

function sent(body: string | undefined): Request {
  return new Request('http://localhost/vitals', { method: 'POST', ...(body === undefined ? {} : { body }) });
}

it.each([
  [undefined, ''],
  ['neem', 'neem'],
  ['lubigi é', 'lubigi é'],
])('reads %j as %j', async (body, expected) => {
  expect(await readText(sent(body), 20)).toBe(expected);
});

it('accepts as many bytes as the limit allows and no more', async () => {
  expect(await readText(sent('éé'), 4)).toBe('éé');
  expect(await readText(sent('éé'), 3)).toBeUndefined();
});

it('reads to the end of a text that is too long without keeping it', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      if (pulled > 50) controller.close();
      else controller.enqueue(new Uint8Array(1024));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as const;
  expect(await readText(new Request('http://localhost/', init), 2048)).toBeUndefined();
  expect(pulled).toBe(51);
});
