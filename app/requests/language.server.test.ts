import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addSession, addUser, signUpForm } from '../../core/fixtures-for-test.ts';
import { siteOfPages } from '../composition/site-for-test.ts';
import { action } from '../routes/language.tsx';
import { carriesOwnCookie, startSession } from './cookies.server.ts';

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

  test('that the account has comes with each log-in', async () => {
    const { set } = await logIn('brian');
    expect(set).toContain(`lang=lg; ${aYear}; HttpOnly`);
    const signedIn = await site().core.signUp(signUpForm({ language: 'sw', origin: 'http://localhost' }));
    const { headers } = await startSession(signedIn, undefined);
    expect(headers.getSetCookie()).toContain(`lang=sw; ${aYear}; HttpOnly`);
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
