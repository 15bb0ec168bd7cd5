import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from '../adapters/sql/postgres-for-test.ts';
import { limits } from '../core/throttling/limits.ts';
import { newcomer } from './acts.ts';
import { jpeg } from './pictures.ts';
import { type Site, startSite } from './site.ts';

/** Somebody without a browser: what they are known by, at whichever process. */
interface Caller {
  readonly id: string;
  readonly cookie: string;
}

let postgres: TestPostgres;
let folder: string;
let here: Site;
let there: Site;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'eddagala-shared-'));
  const env = { DATABASE_URL: await postgres.create(), DATA_DIR: folder };
  // At the same moment, on an empty database.
  [here, there] = await Promise.all([startSite(env), startSite(env)]);
});
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()]);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

function post(site: Site, path: string, body: URLSearchParams | FormData, cookie = ''): Promise<Response> {
  const headers = { Cookie: cookie, Origin: site.url };
  return fetch(site.url + path, { method: 'POST', body, headers, redirect: 'manual' });
}

async function read(site: Site, path: string, { cookie }: { readonly cookie: string }): Promise<string> {
  const response = await fetch(site.url + path, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  return response.text();
}

async function signUpAt(site: Site): Promise<Caller> {
  const person = newcomer();
  const confirmed = { confirmPassword: person.password, consent: 'on' };
  const response = await post(site, '/signup', new URLSearchParams({ ...person, ...confirmed }));
  expect(response.status).toBe(303);
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('session='));
  const caller = { cookie: cookie?.split(';')[0] ?? '' };
  const found = await read(site, `/search?q=${person.username}`, caller);
  return { ...caller, id: /\/user\/(\w+)/.exec(found)?.[1] ?? '' };
}

let messages = 0;

async function say(site: Site, from: Caller, to: Caller, message: string): Promise<void> {
  messages += 1;
  const messageId = `message${messages}x`.padEnd(30, '0');
  const fields = new URLSearchParams({ with: to.id, message, messageId, for: from.id });
  const response = await post(site, '/chat/send', fields, from.cookie);
  expect(response.status, await response.text()).toBe(200);
}

/** Listens as a page does; ends with the test. */
async function listen(site: Site, { cookie }: Caller) {
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

function textsIn(stream: string): string[] {
  return [...stream.matchAll(/"text":"([^"]*)"/g)].map(([, text = '']) => text);
}

async function cutListeners(): Promise<void> {
  const cut = await postgres.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'eddagala events'",
  );
  expect(cut).toHaveLength(2);
}

describe('two processes on one database', () => {
  it('know one session, and what either wrote', async () => {
    const amina = await signUpAt(here);
    expect(await read(there, '/account', amina)).toContain(amina.id);
  });

  it('carry a message to a stream that the other holds, in order and once', async () => {
    const [amina, brian] = [await signUpAt(here), await signUpAt(there)];
    const stream = await listen(there, amina);
    const texts = Array.from({ length: 20 }, (_, index) => `message ${index + 1} of 20`);
    for (const [index, text] of texts.entries()) await say(index % 2 ? here : there, brian, amina, text);
    expect(textsIn(await stream.until('message 20 of 20'))).toEqual(texts);
  });

  it('miss no message that was written while their ears were cut off', async () => {
    const [amina, brian] = [await signUpAt(here), await signUpAt(there)];
    const stream = await listen(there, amina);
    const texts: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      await cutListeners();
      texts.push(`during ${round}`, `after ${round}`);
      await say(here, brian, amina, `during ${round}`);
      await stream.until(`during ${round}`);
      await say(here, brian, amina, `after ${round}`);
      await stream.until(`after ${round}`);
    }
    expect(textsIn(await stream.until('after 3'))).toEqual(texts);
  });

  it('end the stream of a session that was logged out at the other', async () => {
    const amina = await signUpAt(here);
    const stream = await listen(there, amina);
    const response = await post(here, '/logout', new URLSearchParams(), amina.cookie);
    expect(response.status).toBe(303);
    await stream.untilEnd();
    const again = await fetch(`${there.url}/events`, { headers: { Cookie: amina.cookie } });
    expect(again.status).toBe(401);
  });

  it('post one advert of a form that is sent to both at once', async () => {
    const amina = await signUpAt(here);
    const picture = await jpeg(7);
    const formKey = 'one-key-for-both-processes';
    const form = () => {
      const fields = new FormData();
      const texts = { herbtitle: 'Two doors', description: 'one shop', price: '5,000' };
      const place = { selectedDistrict: 'Kampala', selectedVillage: 'Ntinda' };
      for (const [name, value] of Object.entries({ ...texts, ...place, formKey })) fields.set(name, value);
      fields.set(
        'images',
        new File([new Uint8Array(picture.buffer)], picture.name, { type: picture.mimeType }),
      );
      return fields;
    };
    const answers = await Promise.all([here, there].map((site) => post(site, '/post', form(), amina.cookie)));
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    const found = await read(there, '/search?q=two doors', amina);
    const adverts = new Set([...found.matchAll(/\/singleherb\/(ad_\d+)/g)].map(([, id]) => id));
    expect(adverts.size).toBe(1);
    const picturePath = /\/media\/[\w-]+\.\w+/.exec(found)?.[0] ?? '';
    for (const site of [here, there]) expect((await fetch(site.url + picturePath)).status).toBe(200);
  });

  it('count tries together', async () => {
    const person = newcomer();
    const attempt = (site: Site) =>
      post(site, '/login', new URLSearchParams({ email: person.email, password: 'not the right one' }));
    const statuses: number[] = [];
    for (let count = 0; count <= limits['log-in'].together.count; count += 1) {
      statuses.push((await attempt(count % 2 ? here : there)).status);
    }
    expect(statuses.indexOf(429)).toBe(limits['log-in'].together.count);
    for (const site of [here, there]) expect((await attempt(site)).status).toBe(429);
  });

  it('have met no error in any of that', () => {
    expect(here.output() + there.output()).not.toContain('"level":"error"');
  });
});

describe('the end of the database', () => {
  it('is told by /healthz, and over as soon as it is back, with everything that was written', async () => {
    const [amina, brian] = [await signUpAt(here), await signUpAt(there)];
    await say(here, brian, amina, 'before the crash');
    await postgres.crash();
    for (const site of [here, there]) expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
    await postgres.revive();
    for (const site of [here, there]) expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(await read(there, `/chat?with=${brian.id}`, amina)).toContain('before the crash');
    const stream = await listen(there, amina);
    await say(here, brian, amina, 'after the crash');
    await stream.until('after the crash');
  });
});
