import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GoogleAttempt } from '../../core/ports/google-sign-in.ts';
import { holdTimeLimits } from '../time-limits-for-test.ts';
import { googleEndpoints } from './google-endpoints.ts';
import { clientForTest, type GoogleForTest, startGoogle } from './google-for-test.ts';
import { createGoogleSignIn, type GoogleSignInOptions } from './google-sign-in.ts';

const callbackUrl = 'https://herbs.example/auth/google/callback';
const nowhere: GoogleAttempt = { redirectTo: undefined, popup: undefined };

let google: GoogleForTest;

beforeAll(async () => {
  google = await startGoogle([
    { email: 'nakato@example.com', name: 'Nakató Sarah' },
    { email: 'unproven@example.com', name: 'Moses', email_verified: false },
  ]);
  google.allowRedirect(callbackUrl);
});
afterAll(() => google.stop());
beforeEach(() => {
  google.fail('/oauth2/token', undefined);
  google.fail('/oauth2/v2/userinfo', undefined);
});

function signIn(changes: Partial<GoogleSignInOptions> = {}) {
  return createGoogleSignIn({
    ...clientForTest,
    origin: google.origin,
    secrets: ['a-secret-of-some-length'],
    secure: true,
    ...changes,
  });
}

/** The cookie as a browser sends it back. */
function sent(setCookie: string): string {
  return setCookie.split(';')[0] ?? '';
}

/** What a person does on Google's page; returns the address that Google sends the browser back to. */
async function chooseAccount(location: string, email: string): Promise<string> {
  const page = await (await fetch(location)).text();
  const form = page.split('<form').find((part) => part.includes(`value="${email}"`)) ?? '';
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const answer = await fetch(`${google.origin}/o/oauth2/v2/auth/callback`, {
    method: 'POST',
    body: new URLSearchParams(fields as [string, string][]),
    redirect: 'manual',
  });
  return answer.headers.get('Location') ?? '';
}

async function attempt(
  changes: Partial<GoogleSignInOptions> = {},
  { email = 'nakato@example.com', wanted = nowhere } = {},
) {
  const adapter = signIn(changes);
  const { location, cookie } = await adapter.begin(callbackUrl, wanted);
  const url = await chooseAccount(location, email);
  const cookies = sent(cookie);
  return { adapter, url, cookies, finish: () => adapter.finish(callbackUrl, { url, cookies }) };
}

describe('beginning', () => {
  test('leads to the sign-in page with a state and a challenge of this attempt only', async () => {
    const first = new URL((await signIn().begin(callbackUrl, nowhere)).location);
    const second = new URL((await signIn().begin(callbackUrl, nowhere)).location);
    expect(first.origin + first.pathname).toBe(`${google.origin}/o/oauth2/v2/auth`);
    expect(Object.fromEntries(first.searchParams)).toMatchObject({
      client_id: clientForTest.clientId,
      redirect_uri: callbackUrl,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{32}/),
    });
    for (const name of ['state', 'code_challenge']) {
      expect(second.searchParams.get(name)).not.toBe(first.searchParams.get(name));
    }
  });

  test('leads to Google itself unless there is a stand-in', async () => {
    const { location } = await signIn({ origin: 'https://accounts.google.com' }).begin(callbackUrl, nowhere);
    expect(location).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
    const { token, userInfo } = googleEndpoints('https://accounts.google.com');
    expect([token, userInfo]).toEqual([
      'https://oauth2.googleapis.com/token',
      'https://www.googleapis.com/oauth2/v3/userinfo',
    ]);
  });

  test('binds the attempt to the browser by a short-lived cookie that no page can read', async () => {
    const { cookie } = await signIn().begin(callbackUrl, nowhere);
    const flags = cookie.split('; ').slice(1);
    expect(cookie).toMatch(/^__Secure-google=/);
    expect(flags).toEqual(
      expect.arrayContaining(['Max-Age=600', 'Path=/auth', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    );
    const { cookie: local } = await signIn({ secure: false }).begin(callbackUrl, nowhere);
    expect(local).toMatch(/^google=/);
    expect(local).not.toContain('Secure');
  });

  test('fits into a cookie whatever the person wants', async () => {
    const { cookie } = await signIn().begin(callbackUrl, {
      redirectTo: `/search?q=${'\\'.repeat(1990)}`,
      popup: 'x'.repeat(64),
    });
    expect(sent(cookie).length).toBeLessThan(4096);
  });
});

describe('coming back', () => {
  test('counts an email as verified only if Google says so', async () => {
    const { finish } = await attempt();
    google.fail('/oauth2/v2/userinfo', { status: 200, body: '{"sub":"1","email":"nakato@example.com"}' });
    expect((await finish()).outcome).toMatchObject({
      kind: 'identified',
      person: { subject: '1', emailVerified: false },
    });
  });

  test('returns who it is, and what the person wanted', async () => {
    const wanted = { redirectTo: '/chat?with=1#end', popup: 'window1' };
    const { finish } = await attempt({}, { wanted });
    expect(await finish()).toMatchObject({
      outcome: {
        kind: 'identified',
        person: {
          subject: expect.stringMatching(/./),
          email: 'nakato@example.com',
          emailVerified: true,
          name: 'Nakató Sarah',
        },
      },
      attempt: wanted,
    });
  });

  test('says that Google has not verified the email', async () => {
    const { finish } = await attempt({}, { email: 'unproven@example.com' });
    expect((await finish()).outcome).toMatchObject({
      kind: 'identified',
      person: { emailVerified: false },
    });
  });

  test('does not mind that a proxy calls the host by another name', async () => {
    const { adapter, url, cookies } = await attempt();
    const behind = url.replace('https://herbs.example', 'http://10.0.0.7:3000');
    expect((await adapter.finish(callbackUrl, { url: behind, cookies })).outcome.kind).toBe('identified');
  });

  test('accepts a cookie that an older secret has signed', async () => {
    const { url, cookies } = await attempt({ secrets: ['the-older-secret'] });
    const adapter = signIn({ secrets: ['the-newer-secret', 'the-older-secret'] });
    expect((await adapter.finish(callbackUrl, { url, cookies })).outcome.kind).toBe('identified');
  });

  test('ends the attempt, whatever came of it', async () => {
    const { adapter, url } = await attempt();
    const { cookie } = await adapter.finish(callbackUrl, { url, cookies: null });
    expect(cookie).toMatch(/^__Secure-google=;.*Path=\/auth;.*Expires=Thu, 01 Jan 1970/);
  });
});

describe('an answer that is not believed', () => {
  async function outcomeOf(url: string, cookies: string | null) {
    const before = google.asked.length;
    const { outcome } = await signIn().finish(callbackUrl, { url, cookies });
    return { outcome, questions: google.asked.length - before };
  }

  test.each([
    ['without state', (url: URL) => url.searchParams.delete('state')],
    ['with a forged state', (url: URL) => url.searchParams.set('state', 'forged')],
    ['without code', (url: URL) => url.searchParams.delete('code')],
  ])('comes %s, and Google is not asked', async (_case, forge) => {
    const { url, cookies } = await attempt();
    const forged = new URL(url);
    forge(forged);
    expect(await outcomeOf(forged.href, cookies)).toEqual({ outcome: { kind: 'stale' }, questions: 0 });
  });

  test('comes to a browser that has not begun it, or has changed its cookie', async () => {
    const { url, cookies } = await attempt();
    const another = await attempt();
    for (const cookie of [null, 'x=1', another.cookies, cookies.replace(/.{5}$/, 'AAAAA')]) {
      expect(await outcomeOf(url, cookie)).toEqual({ outcome: { kind: 'stale' }, questions: 0 });
    }
  });

  test('comes with the cookie of an attempt that somebody else has signed', async () => {
    const { url, cookies } = await attempt({ secrets: ['a-secret-of-somebody-else'] });
    expect(await outcomeOf(url, cookies)).toEqual({ outcome: { kind: 'stale' }, questions: 0 });
  });

  test('comes too late, even with a cookie that was kept', async () => {
    const { url, cookies } = await attempt();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60 * 1000 });
    try {
      expect(await outcomeOf(url, cookies)).toEqual({ outcome: { kind: 'stale' }, questions: 0 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('comes a second time, even with the cookie of the first', async () => {
    const { url, cookies, finish } = await attempt();
    await finish();
    expect(await outcomeOf(url, cookies)).toEqual({ outcome: { kind: 'stale' }, questions: 1 });
  });

  test('brings the code of somebody else’s attempt', async () => {
    const victim = await attempt();
    const own = await attempt();
    const mixed = new URL(own.url);
    mixed.searchParams.set('code', new URL(victim.url).searchParams.get('code') ?? '');
    expect((await outcomeOf(mixed.href, own.cookies)).outcome).toEqual({ kind: 'stale' });
  });

  test('says that the person refused, or that something is wrong with the question', async () => {
    const { cookies } = await attempt();
    const denied = await outcomeOf(`${callbackUrl}?error=access_denied&state=1`, cookies);
    expect(denied).toEqual({ outcome: { kind: 'denied' }, questions: 0 });
    const wrong = await outcomeOf(`${callbackUrl}?error=invalid_scope&state=1`, cookies);
    expect(wrong).toMatchObject({ outcome: { kind: 'unreachable' }, questions: 0 });
  });
});

describe('a provider in trouble', () => {
  const html = '<!doctype html><title>Sorry</title>';

  test.each([
    ['/oauth2/token', 'cut', 'no connection'],
    // Nor is our secret sent wherever the answer leads.
    ['/oauth2/token', { status: 307, body: '' }, 'no connection'],
    ['/oauth2/token', { status: 500, body: html }, 'the token was refused with 500, no reason'],
    ['/oauth2/token', { status: 200, body: html }, 'the answer contained no token'],
    ['/oauth2/token', { status: 200, body: '{"access_token":""}' }, 'the answer contained no token'],
    ['/oauth2/token', { status: 400, body: '{"error":"<b>"}' }, 'the token was refused with 400, no reason'],
    ['/oauth2/v2/userinfo', 'cut', 'no connection'],
    ['/oauth2/v2/userinfo', { status: 503, body: '{"sub":"1"}' }, 'the answer with 503 contained no user'],
    ['/oauth2/v2/userinfo', { status: 200, body: html }, 'the answer with 200 contained no user'],
    ['/oauth2/v2/userinfo', { status: 200, body: '{"sub":7}' }, 'the answer with 200 contained no user'],
    // Everybody without an id would be the same person.
    ['/oauth2/v2/userinfo', { status: 200, body: '{"sub":""}' }, 'the answer with 200 contained no user'],
    [
      '/oauth2/v2/userinfo',
      { status: 200, body: '{"email":"a@b.ug"}' },
      'the answer with 200 contained no user',
    ],
  ] as const)('%s answers %j', async (path, fault, reason) => {
    const { finish } = await attempt();
    google.fail(path, fault);
    const { outcome } = await finish();
    expect(outcome).toEqual({ kind: 'unreachable', reason });
  });

  test.each(['/oauth2/token', '/oauth2/v2/userinfo'] as const)('%s says nothing', async (path) => {
    const reachLimit = holdTimeLimits();
    const { finish } = await attempt();
    google.fail(path, 'silence');
    const finished = finish();
    await expect.poll(() => google.asked.at(-1)).toContain(path);
    reachLimit();
    const { outcome } = await finished;
    expect(outcome).toEqual({ kind: 'unreachable', reason: 'no answer in time' });
  });

  test('nobody listens at its address', async () => {
    const gone = await startGoogle([]);
    await gone.stop();
    const { url, cookies } = await attempt();
    const { outcome } = await signIn({ origin: gone.origin }).finish(callbackUrl, { url, cookies });
    expect(outcome).toEqual({ kind: 'unreachable', reason: 'no connection' });
  });

  test('refuses our secret, which the operator has to know about', async () => {
    const { url, cookies } = await attempt();
    const adapter = signIn({ clientSecret: 'wrong' });
    const { outcome } = await adapter.finish(callbackUrl, { url, cookies });
    expect(outcome).toEqual({
      kind: 'unreachable',
      reason: 'the token was refused with 401, invalid_client',
    });
  });

  test('does not know where we want people sent back to', async () => {
    const { location } = await signIn().begin('https://evil.example/auth/google/callback', nowhere);
    expect((await fetch(location)).status).toBe(400);
  });
});
