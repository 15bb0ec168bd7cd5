import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute } from '../core/shared/time/durations.ts';
import { type Backing, newFolder } from './backing.ts';
import {
  type Caller,
  expectNotWritten,
  newMessageId,
  post,
  postAdvertAt,
  read,
  say,
  send,
  signUpAt,
} from './callers.ts';
import { jpeg } from './pictures.ts';
import { openDatabaseOf, type Site, startSite } from './site.ts';

let backing: Backing;
let site: Site;
let amina: Caller;
let brian: Caller;
let advert: string;

beforeAll(async () => {
  backing = await newFolder();
  site = await startSite({}, { backing });
  [amina, brian] = [await signUpAt(site), await signUpAt(site)];
  const posted = await postAdvertAt(site, brian, { title: 'Moringa', picture: await jpeg(1) });
  expect(posted.status).toBe(303);
  advert = /\/singleherb\/ad_\d+/.exec(await read(site, '/home', amina))?.[0] ?? '';
  await say(site, brian, amina, 'Is it fresh?');
  await letSessionsRest();
  await site.kill();
  site = await startSite({}, { backing, full: true });
});
afterAll(async () => {
  await site?.kill();
  await backing?.remove();
});

/** Leaves sessions unused for so long that the next page would record their use. */
async function letSessionsRest(): Promise<void> {
  const { db, close } = openDatabaseOf(site);
  await db
    .updateTable('sessions')
    .set((session) => ({ last_seen_at: session('last_seen_at', '-', 10 * minute) }))
    .execute();
  await close();
}

describe('on a full disk', () => {
  it('/healthz says so', async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  });

  it('pages can be read, also by people who are signed in', async () => {
    expect((await fetch(`${site.url}/home`)).status).toBe(200);
    for (const path of ['/home', '/account', advert, '/messages', '/search?q=mor']) {
      await read(site, path, amina);
    }
    expect(await read(site, `/chat?with=${brian.id}`, amina)).toContain('Is it fresh?');
  });

  it.each<[string, Record<string, string>, string]>([
    ['/post', { herbtitle: 'Dried leaves', price: '25,000' }, 'Dried in the shade.'],
    ['ADVERT', {}, 'Good for tea, I think.'],
    ['/chat?with=BRIAN', { messageId: newMessageId() }, 'Yes, it is fresh.'],
    ['/report-problem', {}, 'The photos do not load.'],
    ['/account/edit-account', { fullName: 'Nakato Sarah', username: 'nakato.s' }, 'Herbs of Ntinda.'],
  ])('%s is not done, and shows again what was typed', async (path, others, text) => {
    const fields = new URLSearchParams(others);
    for (const name of ['description', 'comment', 'message', 'about']) fields.set(name, text);
    fields.set('selectedDistrict', 'Kampala');
    const address = path.replace('ADVERT', advert).replace('BRIAN', brian.id);
    await expectNotWritten(await post(site, address, fields, amina.cookie), text);
  });

  it('an advert with a photo comes back with its words', async () => {
    const picture = await jpeg(2);
    const title = 'Fresh mululuza';
    await expectNotWritten(await postAdvertAt(site, amina, { title, picture }), title);
  });

  it('a log-in keeps the email on its page', async () => {
    const fields = new URLSearchParams({ email: 'somebody@example.org', password: 'not the right one' });
    await expectNotWritten(await post(site, '/login', fields), 'somebody@example.org');
  });

  it('likes and messages of script are refused with a reason', async () => {
    const like = await post(site, `${advert}/like`, new URLSearchParams({ liked: 'true' }), amina.cookie);
    const message = await send(site, amina, brian, { message: 'Still there?', messageId: newMessageId() });
    for (const answer of [like, message]) await expectNotWritten(answer);
  });

  it('is not logged as an unexpected failure', () => {
    expect(site.output()).not.toContain('unexpected failure');
  });
});

describe('once there is room again', () => {
  it('everything is as before, and writing works again', async () => {
    await site.kill();
    site = await startSite({}, { backing });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await say(site, amina, brian, 'Now it works.');
    expect(await read(site, `/chat?with=${brian.id}`, amina)).toContain('Is it fresh?');
  });
});
