import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addSession, addUser, signUpForm } from '../../core/fixtures-for-test.ts';
import { siteOfPages } from '../composition/site-for-test.ts';
import { answerSignIn } from '../features/account/sign-in.server.ts';
import { action } from '../routes/language.tsx';
import { carriesOwnCookie, startSession } from './cookies.server.ts';
import { chosenLanguage } from './language.server.ts';

/** What the form leads to, or is refused with. */
async function choose(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams(fields);
  const request = new Request('http://localhost/language', { method: 'POST', body, headers });
  return (await action({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown)) as Response;
}

const leadsTo = ({ status, headers }: Response) => [status, headers.get('Location')];

const aYear = 'Max-Age=31536000; Path=/; SameSite=Lax';

describe('the choice of a language', () => {
  const site = siteOfPages();

  async function logIn(username: string) {
    const user = await addUser(site().ports, username);
    const token = await addSession(site().ports, user);
    const signedIn = { token, remember: true, deviceCookie: '', language: 'lg' } as const;
    const { headers } = await startSession(signedIn, undefined);
    return { user, set: headers.getSetCookie() };
  }

  test('is a cookie of a visitor’s, who comes back to the page with the form', async () => {
    const answer = await choose({ lang: 'sw' }, { Referer: 'http://localhost/search?q=neem' });
    expect(leadsTo(answer)).toEqual([303, '/search?q=neem']);
    expect(answer.headers.getSetCookie()).toEqual([`lang=sw; ${aYear}; HttpOnly`]);
  });

  test('is also stored with an account', async () => {
    const { user, set } = await logIn('amina');
    const answer = await choose({ lang: 'sw' }, { Cookie: set[0]?.split(';')[0] ?? '' });
    expect(leadsTo(answer)).toEqual([303, '/home']);
    expect(await site().ports.accounts.byId(user.accountId)).toMatchObject({ language: 'sw' });
  });

  test('leads to where its form says, but to no other site', async () => {
    const Referer = 'http://localhost/faqs';
    const to = async (redirectTo: string) => leadsTo(await choose({ lang: 'en', redirectTo }, { Referer }));
    expect(await to('/herbs/neem?near=Gulu')).toEqual([303, '/herbs/neem?near=Gulu']);
    expect(await to('//evil.example')).toEqual([303, '/faqs']);
  });

  test.each([{}, { lang: '' }, { lang: 'fr' }, { lang: 'sw; Domain=evil.example' }])(
    'is refused if the site is not in it: %j',
    async (fields) => {
      expect(await choose(fields)).toMatchObject({ init: { status: 400 } });
    },
  );

  test('that the account has comes with a log-in, unless one was chosen on the browser', async () => {
    const { core } = site();
    const signedIn = await core.signUp(signUpForm({ language: 'sw', origin: 'http://localhost' }));
    const answerTo = async (Cookie: string) => {
      const request = new Request('http://localhost/login', { method: 'POST', headers: { Cookie } });
      const { headers } = await answerSignIn({ core, request, client: '' }, signedIn, undefined);
      const set = headers.getSetCookie().find((cookie) => cookie.startsWith('lang='));
      return { set, anew: headers.get('X-Remix-Reload-Document') };
    };
    expect(await answerTo('')).toEqual({ set: `lang=sw; ${aYear}; HttpOnly`, anew: 'true' });
    expect(await answerTo('lang=lg')).toEqual({ set: undefined, anew: null });
  });

  test('leads back to a page without the language that a link named', async () => {
    const to = async (redirectTo: string) => leadsTo(await choose({ lang: 'en', redirectTo }));
    expect(await to('/search?lang=lg&q=neem')).toEqual([303, '/search?q=neem']);
    expect(await to('/home?lang=lg')).toEqual([303, '/home']);
    expect(await to('/search?q=what?now&lang=lg')).toEqual([303, '/search?q=what?now']);
  });

  test.each([
    [null, undefined],
    ['lang=sw', 'sw'],
    ['a=1; __Host-lang=lg; b=2', 'lg'],
    ['lang=fr', undefined],
    ['slang=sw', undefined],
    ['lang=sw.', undefined],
  ])('is read from %j', (cookies, language) => {
    expect(chosenLanguage(cookies)).toBe(language);
  });

  test.each(['lang=sw', '__Host-lang=lg; lite=1'])('lets its visitor share pages: %s', (cookie) => {
    expect(carriesOwnCookie(cookie)).toBe(false);
  });
});

describe('over https', () => {
  beforeAll(() => void vi.stubEnv('PUBLIC_URL', 'https://herbs.example'));
  siteOfPages();

  test('the cookie is tied to this very host', async () => {
    const { headers } = await choose({ lang: 'lg' });
    expect(headers.getSetCookie()).toEqual([`__Host-lang=lg; ${aYear}; Secure; HttpOnly`]);
  });
});
