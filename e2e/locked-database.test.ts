import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { newFolder } from './backing.ts';
import { type Caller, expectNotWritten, post, read, signUpAt } from './callers.ts';
import { openDatabaseOf, type Site, startSite } from './site.ts';
import { newSiteClock } from './site-clock.ts';

const clock = newSiteClock();
let site: Site;
let amina: Caller;

beforeAll(async () => {
  site = await startSite(clock.env, { backing: await newFolder() });
  amina = await signUpAt(site);
});
afterAll(async () => {
  await site?.stop();
});

/** Writes alongside the site, and continues until it is released. */
async function lockDatabase(): Promise<() => Promise<void>> {
  const { db, close } = openDatabaseOf(site);
  const transaction = await db.startTransaction().execute();
  return async () => {
    await transaction.rollback().execute();
    await close();
  };
}

const problem = (text: string) =>
  post(site, '/report-problem', new URLSearchParams({ message: text }), amina.cookie);

it('while another process writes, pages and files are served, and a write waits until it is done', async () => {
  const paths = ['/home', '/search?q=mor', '/account', '/about-us'];
  const unlock = await lockDatabase();
  // A write waits a few seconds at most, in which a slow machine might not read all this.
  clock.stop();
  onTestFinished(clock.start);
  const heard: string[] = [];
  const write = problem('The photos do not load.').then((answer) => {
    heard.push('written');
    return answer;
  });
  for (const path of paths) {
    await read(site, path, amina);
    heard.push('read');
  }
  await unlock();
  expect((await write).status).toBeLessThan(400);
  expect(heard).toEqual(['read', 'read', 'read', 'read', 'written']);
});

it('a write that waits too long is refused, and shows again what was typed', async () => {
  const unlock = await lockDatabase();
  await expectNotWritten(await problem('The photos do not load.'), 'The photos do not load.');
  await unlock();
  expect((await problem('The photos do not load.')).status).toBeLessThan(400);
  expect(site.output()).not.toContain('unexpected failure');
});
