import { expect, test } from 'vitest';
import type { Language } from '../../core/entities/language.ts';
import { textsIn } from '../../core/texts/catalogues.ts';
import { buildForTest } from './build-for-test.ts';
import { type Question, serveForTest } from './serve-for-test.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Accept-Language' };

/** A site whose pages say in which language they are, at which address, and how often they were made. */
async function serve() {
  let made = 0;
  const pageIn = (language: string) => (request: Request) => {
    made += 1;
    const { pathname, search } = new URL(request.url);
    return new Response(`${language} ${pathname}${search}`, { headers: html });
  };
  const builds = new Map(
    (['lg', 'sw'] as const).map((language) => {
      const handle = ({ request }: { readonly request: Request }) => pageIn(language)(request);
      return [language as Language, buildForTest({ '*': { loader: handle, action: handle } })];
    }),
  );
  const { ask } = await serveForTest(pageIn('en'), {
    parameters: ['q'],
    cachePagesFor: 600_000,
    translated: {
      builds,
      chosen: {
        readIn: (cookies) => /lang=(en|lg|sw)/.exec(cookies ?? '')?.[1] as Language | undefined,
        cookieOf: async (language) => `lang=${language}`,
      },
    },
    visitorPages: {
      areAt: (path) => path === '/home',
      concernsPages: (cookies) => cookies.includes('session='),
      isLite: () => false,
      setsCookie: () => false,
      isCounted: () => false,
      admits: async () => true,
      given: () => {},
      changes: () => 1,
    },
  });
  const read = async (path: string, headers: Question['headers'] = {}) => {
    const { body, headers: answered } = await ask({ path, headers });
    return [body.toString(), answered['set-cookie']?.join()];
  };
  return { read, ask, made: () => made };
}

test.each([
  [{}, 'en'],
  [{ 'Accept-Language': 'sw-KE, sw;q=0.9, en;q=0.8' }, 'sw'],
  [{ 'Accept-Language': 'fr, lg;q=0.5, en;q=0.4' }, 'lg'],
  [{ 'Accept-Language': 'fr' }, 'en'],
  [{ 'Accept-Language': '*' }, 'en'],
  [{ 'Accept-Language': 'sw', Cookie: 'lang=lg' }, 'lg'],
  [{ Cookie: 'lang=fr' }, 'en'],
])('with the headers %j a page is in %s', async (headers, language) => {
  const { read } = await serve();
  expect(await read('/anything', headers)).toEqual([`${language} /anything`, undefined]);
  expect(await read('/home', headers)).toEqual([`${language} /home`, undefined]);
});

test('a link can name the language, which the browser keeps', async () => {
  const { read } = await serve();
  const headers = { Cookie: 'lang=sw', Accept: 'text/html' };
  expect(await read('/home?lang=lg&q=a', headers)).toEqual(['lg /home?q=a', 'lang=lg']);
  expect(await read('/other?a=1&lang=lg&b=2', headers)).toEqual(['lg /other?a=1&b=2', 'lang=lg']);
  expect(await read('/home?lang=sw', headers)).toEqual(['sw /home', undefined]);
  expect(await read('/home?lang=fr', headers)).toEqual(['sw /home', undefined]);
  expect(await read('/file?lang=lg', { ...headers, Accept: '*/*' })).toEqual(['lg /file', undefined]);
});

test('visitors share the pages of their language, and of no other', async () => {
  const { read, made } = await serve();
  const asked = ['en', 'lg', 'sw', 'lg', 'en', 'sw'];
  const pages = await Promise.all(asked.map((language) => read('/home', { 'Accept-Language': language })));
  expect(pages.map(([page]) => page)).toEqual(asked.map((language) => `${language} /home`));
  expect(made()).toBe(3);
});

test('the server refuses in the language too', async () => {
  const { ask } = await serve();
  const { status, body } = await ask({
    method: 'POST',
    path: '/other',
    headers: { Cookie: 'lang=sw', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(status).toBe(403);
  expect(body.toString()).toContain('<html lang="sw">');
  expect(body.toString()).toContain(textsIn('sw').serverRefusals.refusals.crossSite.title);
});

test('what somebody sends is answered in the chosen language, its address unchanged', async () => {
  const { ask } = await serve();
  const { body } = await ask({
    method: 'POST',
    path: '/other?lang=sw',
    headers: { Cookie: 'lang=lg' },
  });
  expect(body.toString()).toContain('lg /other');
});
