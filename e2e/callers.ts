import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import * as texts from '../core/texts/by-subject.ts';
import { advertForm, moringa, newcomer, profileIn, sessionOf, signUpForm } from './acts.ts';
import type { PictureFile } from './pictures.ts';
import { openDatabaseOf, type Site } from './site.ts';

/** Somebody without a browser: an account and its session cookie, for any process of the site. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
}

export function post(
  site: Site,
  path: string,
  body: URLSearchParams | FormData,
  cookie = '',
): Promise<Response> {
  const headers = { Cookie: cookie, Origin: site.url };
  return fetch(site.url + path, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Ends all sessions, as from another device, without the page's browser. */
export async function endSessions(site: Site, page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await post(site, '/account/devices', new URLSearchParams({ logOut: 'everywhere' }), cookie);
}

export async function read(
  site: Site,
  path: string,
  { cookie }: { readonly cookie: string },
): Promise<string> {
  const response = await fetch(site.url + path, { headers: { Cookie: cookie } });
  expect(response.status, path).toBe(200);
  return response.text();
}

export async function signUpAt(site: Site, person = newcomer()): Promise<Caller> {
  const response = await post(site, '/signup', new URLSearchParams(signUpForm(person)));
  expect(response.status).toBe(303);
  const cookie = sessionOf(response) ?? '';
  const found = await read(site, `/search?q=${person.username}`, { cookie });
  return { cookie, username: person.username, id: profileIn(found) };
}

/**
 * Wakes the outbox of a site by a sign-up, which queues a mail. On SQLite a test must not process tasks itself, because
 * the site considers every other process dead, and takes over its leases.
 */
export async function wakeOutbox(site: Site): Promise<void> {
  await signUpAt(site);
}

/** As if half an hour had passed, with everything then due done. */
export async function halfAnHourLater(site: Site): Promise<void> {
  const { db, close } = openDatabaseOf(site);
  const half = 30 * 60 * 1000;
  await sql`update messages set sent_at = sent_at - ${half}`.execute(db);
  await sql`update outbox set due_at = due_at - ${half}`.execute(db).finally(close);
  await wakeOutbox(site);
}

let messages = 0;

/** A message id, as pages make them. */
export function newMessageId(): string {
  messages += 1;
  return `message${messages}x`.padEnd(30, '0');
}

/** Sends a message as script does. */
export function send(
  site: Site,
  from: Caller,
  to: Caller,
  { message, messageId }: { readonly message: string; readonly messageId: string },
): Promise<Response> {
  const fields = new URLSearchParams({ with: to.id, message, messageId, for: from.id });
  return post(site, '/chat/send', fields, from.cookie);
}

export async function say(site: Site, from: Caller, to: Caller, message: string): Promise<void> {
  const response = await send(site, from, to, { message, messageId: newMessageId() });
  expect(response.status, await response.text()).toBe(200);
}

/** Opens an event stream as a page does, until the test ends. */
export async function listen(site: Site, { cookie }: Caller) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${site.url}/events`, { headers: { Cookie: cookie }, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const stream = {
    async until(wanted: string): Promise<string> {
      while (!received.includes(wanted)) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) throw new Error(`The stream ended:\n${received}`);
        received += chunk.value;
      }
      return received;
    },
    async untilEnd(): Promise<void> {
      for (let chunk = await reader?.read(); chunk?.done === false; ) chunk = await reader?.read();
    },
  };
  await stream.until('event: start');
  return stream;
}

export function textsIn(stream: string): string[] {
  return [...stream.matchAll(/"text":"([^"]*)"/g)].map(([, text = '']) => text);
}

/** Posts an advert. Its form key is derived from its title, so that repeated requests create one advert. */
export function postAdvertAt(
  site: Site,
  { cookie }: Pick<Caller, 'cookie'>,
  advert: { readonly title: string; readonly picture: PictureFile },
): Promise<Response> {
  const fields = advertForm({ ...moringa, title: advert.title }, [advert.picture]);
  fields.set('formKey', advert.title.replaceAll(' ', '-').padEnd(40, '-'));
  return post(site, '/post', fields, cookie);
}

/**
 * Expects the response to a write that the database could not take: it says so and when to retry, and contains what was
 * typed.
 */
export async function expectNotWritten(answer: Response, typed = ''): Promise<void> {
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
  const page = await answer.text();
  for (const text of [texts.errors.notWritable, typed]) expect(page).toContain(text);
}
