import { useLoaderData } from '@remix-run/react';
import { expect, test, vi } from 'vitest';
import * as chat from '../routes/_inbox.chat._index.tsx';
import * as moderation from '../routes/moderation.tsx';
import { answerOf, type PageOptions } from './answer-for-test.ts';
import { useRootData } from './root-data.ts';

const Page = vi.fn(() => (
  <p>
    {useLoaderData<{ words: string }>().words} for {useRootData()?.viewer.fullName}
  </p>
));
const answer = (options?: PageOptions) => answerOf(Page, options);
const read = async (options?: PageOptions) => (await answer(options)).text();

test('a page is sent whole, with its length, and with its data behind it', async () => {
  const { status, headers } = await answer();
  const document = await read();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'private, no-cache',
    'content-length': String(Buffer.byteLength(document)),
    'content-type': 'text/html; charset=utf-8',
    link: expect.stringMatching(/^<.*>; rel=preload; as=style$/),
    vary: 'Accept, Cookie, Save-Data, Accept-Language',
    'x-for': '-',
  });
  expect(document).toMatch(/^<!DOCTYPE html><html/);
  expect(document.slice(document.indexOf('</html>'))).toContain('enqueue("[\\"words\\"]\\n")');
  expect(document.match(/<script/g)?.length).toBe(document.match(/<script nonce="abc"/g)?.length);
});

test('a page says whose it is, unless nothing was loaded', async () => {
  const named = async (options?: PageOptions) => (await answer(options)).headers.get('X-For');
  expect(await named()).toBe('-');
  expect(await named({ person: { viewer: { kind: 'account', id: 'ac_1' } } })).toBe('ac_1');
  expect(await named({ person: null })).toBeNull();
});

test('a page is rendered only while somebody waits for it', async () => {
  vi.clearAllMocks();
  const gone = await answer({ isWanted: () => false });
  expect([gone.status, await gone.text(), Page.mock.calls.length]).toEqual([503, '', 0]);
  expect(await read({ isWanted: () => true, words: 'still here' })).toContain('still here');
});

test('HEAD is answered with the length of the page', async () => {
  const { body, headers } = await answer({ method: 'HEAD' });
  expect(body).toBeNull();
  expect(headers.get('Content-Length')).toBe((await answer()).headers.get('Content-Length'));
});

test('a page of a session is not stored, and a refusal says how long to wait', async () => {
  const { headers } = await answer({ cookie: 'session=a', retryAfter: 7 });
  expect([headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual(['private, no-store', '7']);
});

test('a page of which nothing was loaded says why', async () => {
  expect(await read({ person: null })).toContain('Not yours.');
});

test('two people of one kind who look at the same page each see their own name', async () => {
  const look = (fullName: string) =>
    read({ person: { viewer: { kind: 'user', id: 'same', username: fullName.toLowerCase(), fullName } } });
  for (let time = 0; time < 3; time += 1)
    for (const [name, other] of [
      ['Nakato', 'Okello'],
      ['Okello', 'Nakato'],
    ] as const) {
      const document = await look(name);
      expect(document).toContain(`for <!-- -->${name}`);
      expect(document.toLowerCase()).not.toContain(other.toLowerCase());
    }
});

test.each([
  ['a conversation', chat.handle, 0],
  ['the moderation desk', moderation.handle, 0],
  ['any other page', undefined, 1],
])(
  'the footer stands everywhere but in conversations and at the moderation desk: %s',
  async (_, handle, count) => {
    const document = await read({ handle });
    expect(document.split('<footer').length - 1).toBe(1);
    expect(document.split(/<footer(?![^>]*hidden)/).length - 1).toBe(count);
  },
);

test('a page that cannot be rendered fails', async () => {
  Page.mockImplementationOnce(() => {
    throw new Error('no such word');
  });
  await expect(answer()).rejects.toThrow('no such word');
});
