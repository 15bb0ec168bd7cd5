import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../adapters/sql/connection/postgres-for-test.ts';
import { limits } from '../core/limits-for-test.ts';
import * as texts from '../core/texts/by-subject.ts';
import { newcomer } from './acts.ts';
import { type Backing, newBacking } from './backing.ts';
import { listen, newMessageId, post, postAdvertAt, read, say, send, signUpAt, textsIn } from './callers.ts';
import { jpeg } from './pictures.ts';
import { type Site, startSite } from './site.ts';

let postgres: TestPostgres;
let backing: Backing;
let here: Site;
let there: Site;

beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.create() };
  backing = await newBacking();
  // Both at the same moment, on an empty database.
  [here, there] = await Promise.all([startSite(env, { backing }), startSite(env, { backing })]);
});
afterAll(async () => {
  await Promise.all([here?.kill(), there?.kill()]);
  await backing?.remove();
  await postgres?.stop();
});

/** Cuts both listeners once both are listening, also again after an earlier cut. */
async function cutListeners(): Promise<void> {
  const ofListeners = "from pg_stat_activity where application_name = 'eddagala events'";
  await expect.poll(() => postgres.query(`select pid ${ofListeners}`)).toHaveLength(2);
  await postgres.query(`select pg_terminate_backend(pid) ${ofListeners}`);
}

describe('two processes on one database', () => {
  it('share sessions and what either has written', async () => {
    const amina = await signUpAt(here);
    expect(await read(there, '/account', amina)).toContain(amina.id);
  });

  it('deliver a message to a stream on the other process, in order and once', async () => {
    const [amina, brian] = [await signUpAt(here), await signUpAt(there)];
    const stream = await listen(there, amina);
    const texts = Array.from({ length: 20 }, (_, index) => `message ${index + 1} of 20`);
    for (const [index, text] of texts.entries()) await say(index % 2 ? here : there, brian, amina, text);
    expect(textsIn(await stream.until('message 20 of 20'))).toEqual(texts);
  });

  it('miss no message that was written while their listening connections were cut', async () => {
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

  it('post one advert when a form is sent to both at once', async () => {
    const amina = await signUpAt(here);
    const picture = await jpeg(7);
    const advert = { title: 'Two doors', picture };
    const answers = await Promise.all([here, there].map((site) => postAdvertAt(site, amina, advert)));
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    const found = await read(there, '/search?q=two doors', amina);
    const adverts = new Set([...found.matchAll(/\/singleherb\/(ad_\d+)/g)].map(([, id]) => id));
    expect(adverts.size).toBe(1);
    const picturePath = /\/media\/[\w-]+\.\w+/.exec(found)?.[0] ?? '';
    for (const site of [here, there]) expect((await fetch(site.url + picturePath)).status).toBe(200);
  });

  it('count attempts together', async () => {
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

  it('logged no errors in all this', () => {
    expect(here.output() + there.output()).not.toContain('"level":"error"');
  });
});

describe('the end of the database', () => {
  it('is reported by /healthz, and ends as soon as it is back, with everything that was written', async () => {
    const [amina, brian] = [await signUpAt(here), await signUpAt(there)];
    await say(here, brian, amina, 'before the crash');
    await postgres.crash();
    for (const site of [here, there]) {
      expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
      const comment = new URLSearchParams({ comment: 'Is it fresh?' });
      const messageId = newMessageId();
      const answers = {
        [texts.errors.databaseAway]: [
          fetch(`${site.url}/home`),
          fetch(`${site.url}/account`, { headers: { Cookie: amina.cookie } }),
          fetch(`${site.url}/events`, { headers: { Cookie: amina.cookie } }),
          send(site, brian, amina, { message: 'during the crash', messageId }),
        ],
        [texts.errors.sendAgain]: [post(site, '/singleherb/ad_1700000000000', comment, amina.cookie)],
      };
      for (const [text, asked] of Object.entries(answers)) {
        for (const answer of await Promise.all(asked)) {
          expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
          expect(await answer.text()).toContain(text);
        }
      }
      expect((await fetch(`${site.url}/help`)).status).toBe(200);
    }
    await postgres.revive();
    for (const site of [here, there]) expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(await read(there, `/chat?with=${brian.id}`, amina)).toContain('before the crash');
    const stream = await listen(there, amina);
    await say(here, brian, amina, 'after the crash');
    await stream.until('after the crash');
  });
});
