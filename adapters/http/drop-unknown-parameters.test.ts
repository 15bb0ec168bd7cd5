import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { buildForTest } from './build-for-test.ts';
import { dropUnknownParameters } from './drop-unknown-parameters.ts';
import type { Answer } from './handler.ts';
import type { Routes } from './paths.ts';

/** A loader that reads these parameters, except the value "evil". */
const reading = (...names: string[]) =>
  Object.assign(() => null, {
    known: (asked: URLSearchParams) =>
      new URLSearchParams([...asked].filter(([name, value]) => names.includes(name) && value !== 'evil')),
  });

const { routes } = buildForTest({
  home: { loader: reading('after', 'sort') },
  'herbs/:slug': { loader: reading('after') },
  about: { loader: () => null },
  faqs: {},
  chat: {},
});
const index = { id: 'index', index: true, module: { default: undefined, loader: reading('after') } };
const shared = (path: string) => path !== '/chat';
const handle = dropUnknownParameters({ ...routes, index } as Routes, shared);

/** The address that the next handler sees. */
async function known(url: string, method = 'GET') {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  await new Promise<void>((next) => handle(request, {} as Answer, () => next()));
  return request.url;
}

test.each([
  ['/home', '/home'],
  ['/home?', '/home'],
  ['/home?after=a&sort=liked', '/home?after=a&sort=liked'],
  ['/home?utm_source=x&after=a%20b&fbclid=y&sort=', '/home?after=a+b&sort='],
  ['/home?sort=evil&after=a', '/home?after=a'],
  ['/home?sort=ev%69l', '/home'],
  ['/home?After=a&after[]=b&=d&&', '/home'],
  ['/home?%61fter=%c3%ac%zz', '/home?after=%C3%AC%25zz'],
  ['/home?x=?after=a', '/home'],
  ['/home?x=1#after=a', '/home'],
  ['/?index&after=a', '/?after=a'],
  ['/herbs/moringa?after=a&sort=liked', '/herbs/moringa?after=a'],
  ['/about?x=1', '/about'],
  ['/faqs?x=1', '/faqs'],
])('of %s a page that visitors share knows %s', async (asked, expected) => {
  expect(await known(asked)).toBe(expected);
});

test('leaves an address alone whose page nobody shares, or to which a form is sent', async () => {
  for (const address of ['/chat?with=a&x=1', '/chat?']) expect(await known(address)).toBe(address);
  expect(await known('/home?x=1', 'POST')).toBe('/home?x=1');
});
