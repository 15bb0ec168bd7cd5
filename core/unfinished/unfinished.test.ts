import { describe, expect, it } from 'vitest';
import { logOut } from '../accounts/log-out.ts';
import { addSession, twoUsers } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { type Viewer, visitor } from '../shared/viewer.ts';
import { discardUnfinished } from './discard-unfinished.ts';
import { findUnfinished } from './find-unfinished.ts';
import { keepUnfinished } from './keep-unfinished.ts';

const path = '/post';
const fields = { herbtitle: 'mululuza', description: 'bitter\r\nleaves' };

/** Amina's session has ended on a phone that Brian uses too. */
async function sharedPhone() {
  const { ports, amina, brian } = await twoUsers();
  const token = await addSession(ports, amina);
  await logOut(ports, token);
  const keep = async (
    changes: {
      readonly browserId?: string | undefined;
      readonly place?: string;
      readonly fields?: Readonly<Record<string, string>>;
      readonly madeFor?: string;
      readonly token?: string | undefined;
    } = {},
  ) => (await keepUnfinished(ports, { browserId: undefined, place: path, fields, token, ...changes }))?.id;
  const find = (viewer: Viewer, browserId: string | undefined, place = path) =>
    findUnfinished(ports, viewer, { browserId, actId: undefined, place });
  const discard = (viewer: Viewer, browserId: string | undefined, place = path) =>
    discardUnfinished(ports, viewer, { browserId, actId: undefined, place });
  return { ports, amina, brian, token, keep, find, discard };
}

describe('an unfinished form', () => {
  it('is there as it was typed each time until it is discarded', async () => {
    const { amina, keep, find, discard } = await sharedPhone();
    const browserId = await keep();
    expect(browserId).toMatch(/^[A-Za-z0-9]{43}$/);
    for (let opened = 0; opened < 3; opened += 1) expect(await find(amina, browserId)).toEqual(fields);
    await discard(amina, browserId);
    expect(await find(amina, browserId)).toBeUndefined();
    await discard(amina, browserId);
  });

  it('is shown to nobody but the account whose session it was', async () => {
    const { amina, brian, keep, find, discard } = await sharedPhone();
    const browserId = await keep();
    for (const other of [brian, visitor]) {
      expect(await find(other, browserId)).toBeUndefined();
      await discard(other, browserId);
    }
    expect(await find(amina, browserId)).toEqual(fields);
  });

  it('is kept for a session that is over and not yet deleted', async () => {
    const { ports, amina, keep, find } = await sharedPhone();
    const token = await addSession(ports, amina);
    ports.clock.advance(40 * day);
    expect(await find(amina, await keep({ token }))).toEqual(fields);
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(43)])(
    'is kept for the account whose page it was if the session is unknown (%j)',
    async (token) => {
      const { amina, brian, keep, find } = await sharedPhone();
      const browserId = await keep({ token, madeFor: amina.accountId });
      expect(await find(brian, browserId)).toBeUndefined();
      expect(await find(amina, browserId)).toEqual(fields);
    },
  );

  it('of a page that somebody else left open is theirs, not whose session it was', async () => {
    const { amina, brian, keep, find } = await sharedPhone();
    const browserId = await keep({ madeFor: brian.accountId });
    expect(await find(amina, browserId)).toBeUndefined();
    expect(await find(brian, browserId)).toEqual(fields);
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(43)])(
    'is not kept for the token %j, which never was a session, where no page says whose it is',
    async (token) => {
      const { ports, keep } = await sharedPhone();
      expect(await keep({ token })).toBeUndefined();
      expect(await keep({ token, madeFor: 'nobody' })).toBeUndefined();
      expect(ports.database.tables.unfinished.size).toBe(0);
    },
  );

  it('stays beside others of the same browser, of other pages and of other people', async () => {
    const { ports, amina, brian, keep, find } = await sharedPhone();
    const browserId = await keep();
    const token = await addSession(ports, brian);
    await logOut(ports, token);
    expect(await keep({ browserId, place: '/chat?with=brian', fields: { message: 'Hello' } })).toBe(
      browserId,
    );
    expect(await keep({ browserId, token, fields: { herbtitle: 'neem' } })).toBe(browserId);
    expect(await find(amina, browserId)).toEqual(fields);
    expect(await find(amina, browserId, '/chat?with=brian')).toEqual({ message: 'Hello' });
    expect(await find(amina, browserId, '/chat?with=carol')).toBeUndefined();
    expect(await find(brian, browserId)).toEqual({ herbtitle: 'neem' });
  });

  it('is the last that was sent from that page', async () => {
    const { amina, keep, find } = await sharedPhone();
    const browserId = await keep();
    await keep({ browserId, fields: { herbtitle: 'neem' } });
    expect(await find(amina, browserId)).toEqual({ herbtitle: 'neem' });
  });

  it('is kept up to 60 times an hour for one account', async () => {
    const { ports, keep } = await sharedPhone();
    for (let kept = 1; kept <= 60; kept += 1) expect(await keep()).toBeDefined();
    expect(await keep()).toBeUndefined();
    expect(ports.database.tables.unfinished.size).toBe(60);
  });

  it('that only says whose it is does not use up what that account may keep', async () => {
    const { amina, keep } = await sharedPhone();
    for (let kept = 1; kept <= 60; kept += 1) await keep({ token: undefined, madeFor: amina.accountId });
    expect(await keep()).toBeDefined();
  });

  it('is kept for 30 days', async () => {
    const { ports, amina, keep, find } = await sharedPhone();
    const browserId = await keep();
    ports.clock.advance(30 * day);
    expect(await find(amina, browserId)).toEqual(fields);
    ports.clock.advance(1);
    expect(await find(amina, browserId)).toBeUndefined();
  });

  it('is found only with its id, which is not stored', async () => {
    const { ports, amina, keep, find } = await sharedPhone();
    const browserId = await keep();
    expect(JSON.stringify([...ports.database.tables.unfinished])).not.toContain(browserId);
    const [storedUnder = ''] = ports.database.tables.unfinished.keys();
    for (const guess of [undefined, '', 'nonsense', storedUnder, 'x'.repeat(43)])
      expect(await find(amina, guess)).toBeUndefined();
  });
});

describe('what is kept of a form', () => {
  async function keptOf(fields: Record<string, string>) {
    const { amina, keep, find } = await sharedPhone();
    return find(amina, await keep({ fields }));
  }

  it.each([
    'password',
    'confirmPassword',
    'new_password',
    'PASSWD',
    'userPwd',
    'passphrase',
    'token',
    'clientSecret',
    'code',
  ])('is never the field %s', async (name) => {
    expect(await keptOf({ [name]: 'mululuza leaf', herbtitle: 'mululuza' })).toEqual({
      herbtitle: 'mululuza',
    });
  });

  it('is at most 40 fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 45 }, (_, index) => [`field${index}`, 'x']));
    expect(Object.keys((await keptOf(fields)) ?? {})).toEqual(Object.keys(fields).slice(0, 40));
  });

  it('is at most 20,000 characters of names and values, each value complete or not at all', async () => {
    const fields = { one: 'x'.repeat(9997), two: 'y'.repeat(9998), three: 'z', four: '' };
    expect(await keptOf(fields)).toEqual({ one: fields.one, three: 'z', four: '' });
    expect(await keptOf({ one: fields.one, two: 'y'.repeat(9997) })).toEqual({
      one: fields.one,
      two: 'y'.repeat(9997),
    });
  });

  it('can be a field with an unusual name', async () => {
    const fields = JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, string>;
    expect(Object.entries((await keptOf(fields)) ?? {})).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });
});
