import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { TestS3 } from '../adapters/photos/radosgw-for-test.ts';
import { clientOf, makeBucket, startS3, type TestBucket } from '../adapters/photos/s3-for-test.ts';
import { startMeilisearch, type TestMeilisearch } from '../adapters/search/meilisearch-for-test.ts';
import type { OpenDatabase } from '../adapters/sql/connection/database.ts';
import { startPostgres, type TestPostgres } from '../adapters/sql/connection/postgres-for-test.ts';
import { pictureFileNames } from '../core/entities/picture.ts';
import * as texts from '../core/texts/by-subject.ts';
import { fillAdvert, mainButton, moringa, sendWhenShrunk, signUp } from './acts.ts';
import { type Backing, environmentOf, newBacking } from './backing.ts';
import { type Caller, newMessageId, post, postAdvertAt, say, send, signUpAt, textsIn } from './callers.ts';
import { jpeg } from './pictures.ts';
import { openDatabaseOf, type Site, startSite } from './site.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

/** Two processes that share everything; each gets half of the load. */
let here: Site;
let there: Site;
let backing: Backing;
let postgres: TestPostgres;
let s3: TestS3;
let bucket: TestBucket;
let meilisearch: TestMeilisearch;

beforeAll(async () => {
  [postgres, s3, meilisearch, backing] = await Promise.all([
    startPostgres(),
    startS3(),
    startMeilisearch(),
    newBacking(),
  ]);
  bucket = await makeBucket(s3);
  const env = {
    DATABASE_URL: await postgres.create(),
    ...environmentOf(s3, bucket),
    MEILI_URL: meilisearch.url,
    MEILI_API_KEY: meilisearch.apiKey,
  };
  [here, there] = await Promise.all([startSite(env, { backing }), startSite(env, { backing })]);
});
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()]);
  await Promise.all([postgres?.stop(), s3?.stop(), meilisearch?.stop()]);
});

/** Somebody who does one thing after another; what is refused is done again when the server is back. */
interface Worker {
  readonly done: number;
  readonly refused: number;
}

/** What everybody does at the same time, until `finish`. */
interface Load {
  /** Resolves when each has done this many more things. */
  more(count: number): Promise<void>;
  /** Takes a server away until each of these has been refused, and `meanwhile` has looked around. */
  outage(server: Killable, refused: readonly Worker[], meanwhile: () => Promise<void>): Promise<void>;
  /** Lets nobody begin anything more; resolves when everything begun is done. */
  finish(): Promise<void>;
}

interface Killable {
  kill(): Promise<void>;
  revive(): Promise<void>;
}

/** Does the thing of this number, the same one again after a refusal. */
type Act = (number: number) => Promise<'done' | 'refused'>;

function startLoad<Name extends string>(
  acts: Readonly<Record<Name, Act>>,
): Load & { workers: Record<Name, Worker> } {
  let over = false;
  let back = Promise.resolve();
  const entries = Object.entries<Act>(acts).map(([name, act]) => {
    const worker = { done: 0, refused: 0 };
    const work = async () => {
      let wasRefused = false;
      while (!over || wasRefused) {
        wasRefused = (await act(worker.done)) === 'refused';
        worker[wasRefused ? 'refused' : 'done'] += 1;
        if (wasRefused) await back;
      }
    };
    return { name, worker, finished: work() };
  });
  const finished = Promise.all(entries.map((entry) => entry.finished));
  /** Fails as soon as anybody fails. */
  const until = (condition: () => boolean) =>
    Promise.race([finished, vi.waitUntil(condition, { timeout: 100_000 })]);
  const workers = Object.fromEntries(entries.map(({ name, worker }) => [name, worker]));
  return {
    workers: workers as Record<Name, Worker>,
    async more(count) {
      const before = entries.map(({ worker }) => worker.done);
      await until(() => entries.every(({ worker }, index) => worker.done >= (before[index] ?? 0) + count));
    },
    async outage(server, refused, meanwhile) {
      let isBack = () => {};
      back = new Promise((resolve) => {
        isBack = resolve;
      });
      const before = refused.map((worker) => worker.refused);
      await server.kill();
      try {
        await until(() => refused.every((worker, index) => worker.refused > (before[index] ?? 0)));
        await meanwhile();
      } finally {
        await server.revive();
        isBack();
      }
    },
    async finish() {
      over = true;
      await finished;
    },
  };
}

async function newPeople() {
  const [amina, brian] = [await signUpAt(here), await signUpAt(there)];
  return { amina, brian, sellers: [await signUpAt(here), await signUpAt(there), await signUpAt(here)] };
}

function siteOf(number: number): Site {
  return number % 2 === 0 ? here : there;
}

/** Whether the answer is the expected one; any other must be a refusal that says when to come back, and why. */
async function judge(answer: Response, expected: number, why: string): Promise<'done' | 'refused'> {
  const body = await answer.text();
  if (answer.status === expected) return 'done';
  expect([answer.status, body.includes(why) ? why : body]).toEqual([503, why]);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  return 'refused';
}

/** Reads the site; what it finds there has to be there always, unless nothing can be read for the reason given. */
function reading(reader: Caller, paths: readonly string[], why = 'nothing is a reason'): Act {
  return async (number) => {
    const path = paths[number % paths.length] ?? '/home';
    const answer = await fetch(siteOf(number >> 1).url + path, { headers: { Cookie: reader.cookie } });
    return judge(answer, 200, why);
  };
}

let postings = 0;

/** Posts adverts, whose titles are kept here as soon as the site has acknowledged them. */
function posting(sellers: readonly Caller[], titled: (number: number) => string, why: string) {
  const acknowledged: { readonly title: string; readonly path: string }[] = [];
  postings += 1;
  const height = 48 + postings;
  const act: Act = async (number) => {
    const seller = sellers[number % sellers.length];
    if (seller === undefined) throw new Error('Nobody sells.');
    const title = titled(number);
    // Each has its own picture, or the store would have it already.
    const picture = await jpeg(1, { width: 64 + number, height });
    const answer = await postAdvertAt(siteOf(number), seller, { title, picture });
    const path = answer.headers.get('Location') ?? '';
    const outcome = await judge(answer.clone(), 303, why);
    if (outcome === 'done') acknowledged.push({ title, path });
    else await expectTypedText(answer, title);
    return outcome;
  };
  /** Checks that every acknowledged advert is there, that these sellers have no others, and that none is there twice. */
  const expectThemAlone = async (db: OpenDatabase['db']) => {
    const sellerIds = sellers.map(({ id }) => id);
    const kept = await db.selectFrom('adverts').select('title').where('seller_id', 'in', sellerIds).execute();
    const titles = acknowledged.map(({ title }) => title.toLowerCase());
    expect(kept.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  };
  return { act, acknowledged, expectThemAlone };
}

/** A form comes back as it was sent, or as a page that sends it again when it is reloaded. */
async function expectTypedText(answer: Response, title: string): Promise<void> {
  const page = await answer.text();
  if (page.includes(texts.errors.sendAgain)) return;
  // Titles and descriptions are in lower case everywhere.
  const kept = page.toLowerCase();
  const typed = [`value="${title.toLowerCase()}"`, moringa.description.toLowerCase()];
  expect(typed.filter((text) => !kept.includes(text))).toEqual([]);
}

/** Follows somebody's messages as a page does: opens the stream again where it ended, as often as it takes. */
function follow(site: Site, { cookie }: Caller) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { signal } = leaving;
  const heard: string[] = [];
  let last: string | undefined;
  const hear = (block: string) => {
    last = /^id: (.*)$/m.exec(block)?.[1] ?? last;
    heard.push(...textsIn(block));
  };
  const open = async () => {
    const headers = { Cookie: cookie, ...(last === undefined ? {} : { 'Last-Event-ID': last }) };
    const answer = await fetch(`${site.url}/events`, { headers, signal });
    if (!answer.ok) {
      expect(answer.status).toBe(503);
      await vi.waitUntil(async () => (await fetch(`${site.url}/healthz`)).ok, { timeout: 60_000 });
      return;
    }
    let unread = '';
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read()) {
      const blocks = (unread + chunk.value).split('\n\n');
      unread = blocks.pop() ?? '';
      blocks.forEach(hear);
    }
  };
  const ended = (async () => {
    while (!signal.aborted) await open();
  })().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    heard,
    began: () => vi.waitUntil(() => last !== undefined, { timeout: 60_000 }),
    ended,
  };
}

it('PostgreSQL is killed twice while people write: nothing acknowledged is lost or repeated, and the site recovers by itself', async () => {
  const { amina, brian, sellers } = await newPeople();
  const away = texts.errors.databaseAway;
  const again = texts.errors.sendAgain;
  const first = await postAdvertAt(here, brian, {
    title: 'There from the beginning',
    picture: await jpeg(1, { width: 64, height: 48 }),
  });
  const advert = first.headers.get('Location') ?? '';
  const stream = follow(there, amina);
  await stream.began();

  const sent: { readonly message: string; readonly messageId: string }[] = [];
  let liked = false;
  const adverts = posting(sellers, (number) => `Herb number ${number}`, again);
  const load = startLoad({
    async messages(number) {
      sent[number] ??= { message: `message ${number}`, messageId: newMessageId() };
      return judge(await send(siteOf(number), brian, amina, sent[number]), 200, away);
    },
    adverts: adverts.act,
    async likes(number) {
      const wanted = number % 2 === 0;
      const body = new URLSearchParams({ liked: String(wanted) });
      const answer = await post(siteOf(number >> 1), `${advert}/like`, body, amina.cookie);
      const outcome = await judge(answer, 303, again);
      if (outcome === 'done') liked = wanted;
      return outcome;
    },
    readsHere: reading(amina, ['/home', advert, '/search?q=herb', `/chat?with=${brian.id}`], away),
    readsThere: reading(brian, ['/messages', '/account', advert, '/saved'], away),
  });
  await load.more(3);
  for (const _kill of ['first', 'second']) {
    const server = { kill: postgres.crash, revive: postgres.revive };
    await load.outage(server, Object.values(load.workers), async () => {
      for (const site of [here, there]) {
        expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
        // What needs no database works as usual.
        expect((await fetch(`${site.url}/help`)).status).toBe(200);
        const page = await fetch(`${site.url}/home`);
        expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '10']);
        expect(await page.text()).toContain('<h1>The site is temporarily unavailable.');
      }
    });
    await load.more(3);
  }
  await load.finish();

  const everything = sent.map(({ message }) => message);
  expect(everything.length).toBe(load.workers.messages.done);
  const heardAll = vi.waitUntil(() => stream.heard.length >= everything.length, { timeout: 60_000 });
  await Promise.race([stream.ended, heardAll]);
  expect(stream.heard).toEqual(everything);

  const { db, close } = openDatabaseOf(here);
  onTestFinished(close);
  const kept = await db.selectFrom('messages').select('id').execute();
  expect(kept).toHaveLength(everything.length);
  await adverts.expectThemAlone(db);
  for (const [number, { path }] of adverts.acknowledged.entries()) {
    expect((await fetch(siteOf(number).url + path)).status).toBe(200);
  }
  const likes = await db.selectFrom('likes').select('account_id').execute();
  expect(likes).toEqual(liked ? [{ account_id: amina.id }] : []);
  const counted = await db.selectFrom('adverts').select('like_count').where('like_count', '>', 0).execute();
  expect(counted).toHaveLength(likes.length);
  for (const site of [here, there]) expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

withScriptOnAndOffAtOneSite(
  (world) => {
    it('PostgreSQL is killed while somebody types: what they typed is sent once it is back', async () => {
      const seller = await world.person({ mayLoseNetwork: true });
      await signUp(seller);
      await seller.goto('/post');
      await world.settled(seller);
      await fillAdvert(seller, moringa);
      // A browser sends again what lies on its disk, not what a test has put into its memory.
      const photo = join(world.site().dataDir, 'photo.jpg');
      await writeFile(photo, (await jpeg(7, { width: 200, height: 150 })).buffer);
      await seller.getByLabel('Photos').setInputFiles(photo);
      await postgres.crash();
      await sendWhenShrunk(seller, 'Post Ad');
      const told = world.script ? texts.advertForm.postFailed : texts.errors.sendAgain;
      await seller.getByRole('main').getByText(told).first().waitFor();
      await postgres.revive();
      if (world.script) await mainButton(seller, 'Post Ad').click();
      else await seller.reload();
      await seller.waitForURL('**/singleherb/ad_*');
      await seller.getByText(moringa.description).waitFor();
    });
  },
  async () => ({ DATABASE_URL: await postgres.create() }),
);

async function fileNames(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client: clientOf(s3) },
    { Bucket: bucket.name },
  )) {
    for (const { Key = '' } of Contents) found.add(Key);
  }
  return found;
}

it('S3 is killed twice while people sell: pages stay readable, no advert lacks its picture, and removals catch up', async () => {
  const { amina, brian, sellers } = await newPeople();
  const doomed: { path: string; id: string; key: string }[] = [];
  const { db, close } = openDatabaseOf(here);
  onTestFinished(close);
  for (const number of [1, 2]) {
    const picture = await jpeg(50 + number, { width: 70, height: 50 });
    const title = `To be removed ${number}`;
    const answer = await postAdvertAt(here, amina, { title, picture });
    const path = answer.headers.get('Location') ?? '';
    const id = path.split('/').at(-1) ?? '';
    const { picture_key: key } = await db
      .selectFrom('advert_pictures')
      .select('picture_key')
      .where('advert_id', '=', id)
      .executeTakeFirstOrThrow();
    doomed.push({ path, id, key });
  }
  const adverts = posting(sellers, (number) => `Picture number ${number}`, texts.pictures.unavailable);
  const load = startLoad({
    adverts: adverts.act,
    async messages(number) {
      await say(siteOf(number), brian, amina, `meanwhile ${number}`);
      return 'done';
    },
    readsHere: reading(amina, ['/home', '/search?q=picture', '/healthz', '/saved']),
    readsThere: reading(brian, ['/home', '/messages', `/user/${amina.id}`, '/account']),
  });
  await load.more(3);
  for (const { path, id } of doomed) {
    await load.outage(s3, [load.workers.adverts], async () => {
      const answer = await post(there, `/account/delete/${id}`, new URLSearchParams(), amina.cookie);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account']);
      expect((await fetch(here.url + path)).status).toBe(404);
    });
    await load.more(3);
  }
  await load.finish();
  const { readsHere, readsThere, messages } = load.workers;
  expect([readsHere.refused, readsThere.refused, messages.refused]).toEqual([0, 0, 0]);

  const referred = await db.selectFrom('advert_pictures').select('picture_key').execute();
  const files = await fileNames();
  expect(referred.length).toBeGreaterThanOrEqual(adverts.acknowledged.length);
  for (const { picture_key: key } of referred) {
    for (const copy of pictureFileNames(key)) expect(files).toContain(copy);
  }
  await adverts.expectThemAlone(db);
  const gone = doomed.flatMap(({ key }) => pictureFileNames(key));
  const left = async () => {
    const present = await fileNames();
    return gone.filter((name) => present.has(name));
  };
  await expect.poll(left, { timeout: 100_000 }).toEqual([]);
});

/** Words so different that no typing error leads from one to another. */
function oddWord(number: number): string {
  const digits = [number % 12, Math.floor(number / 12) % 12];
  const syllables = digits.map((digit) => ('bdfgklmnprst'[digit] ?? '').repeat(2) + 'aeiou'[digit % 5]);
  return `${syllables.join('')}wortwort`;
}

it('Meilisearch is killed twice while people sell and search: search keeps working, and finds everything afterwards', async () => {
  const { amina, brian, sellers } = await newPeople();
  const adverts = posting(sellers, (number) => `Dried ${oddWord(number)}`, 'nothing is a reason');
  const load = startLoad({
    adverts: adverts.act,
    readsHere: reading(amina, ['/search?q=dried', '/home', '/search?q=wortwort', '/search?q=nobody']),
    readsThere: reading(brian, ['/search?q=wortwort', '/account', '/search?q=dried']),
  });
  const search = async (site: Site, q: string) => {
    const page = await fetch(`${site.url}/search?q=${q}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    return { html, simple: html.includes(texts.search.degraded) };
  };
  await load.more(3);
  for (const _kill of ['first', 'second']) {
    const asBefore = adverts.acknowledged.length;
    await load.outage(meilisearch, [], async () => {
      await load.more(2);
      const meanwhile = adverts.acknowledged.at(-1);
      for (const site of [here, there]) {
        // The database finds it at once.
        const found = await search(site, encodeURIComponent(meanwhile?.title ?? ''));
        expect([found.simple, found.html.includes(meanwhile?.path ?? '')]).toEqual([true, true]);
      }
      expect(adverts.acknowledged.length).toBeGreaterThan(asBefore);
    });
    await load.more(2);
  }
  await load.finish();
  for (const worker of Object.values(load.workers)) expect(worker.refused).toBe(0);

  for (const [number, { title, path }] of adverts.acknowledged.entries()) {
    // With one letter too many, so that only Meilisearch finds it.
    const word = `${title.replace('Dried ', '')}x`;
    const found = async () => {
      const { html, simple } = await search(siteOf(number), word);
      return [simple, html.includes(path)];
    };
    await expect.poll(found, { timeout: 100_000 }).toEqual([false, true]);
  }
  for (const site of [here, there]) expect(site.output()).not.toContain('outbox task given up');
});
