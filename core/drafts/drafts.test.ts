import { describe, expect, it } from 'vitest';
import { logOut } from '../accounts/log-out.ts';
import { addSession, twoUsers } from '../fixtures-for-test.ts';
import { day } from '../time/durations.ts';
import { visitor } from '../viewer.ts';
import { keepDraft } from './keep-draft.ts';
import { takeDraft } from './take-draft.ts';

const path = '/post';
const fields = { herbtitle: 'mululuza', description: 'bitter\r\nleaves' };

/** Amina's session has ended on a phone that Brian uses too. */
async function sharedPhone() {
  const { ports, amina, brian } = await twoUsers();
  const token = await addSession(ports, amina);
  await logOut(ports, token);
  const keep = (kept: Readonly<Record<string, string>> = fields) =>
    keepDraft(ports, { path, fields: kept, token });
  return { ports, amina, brian, token, keep };
}

describe('a draft', () => {
  it('is given back as it was typed, once', async () => {
    const { ports, amina, keep } = await sharedPhone();
    const draftId = await keep();
    expect(draftId).toMatch(/^[A-Za-z0-9]{43}$/);
    expect(await takeDraft(ports, amina, { draftId, path })).toEqual(fields);
    expect(await takeDraft(ports, amina, { draftId, path })).toBeUndefined();
  });

  it('is shown to nobody but the account whose session it was', async () => {
    const { ports, amina, brian, keep } = await sharedPhone();
    const draftId = await keep();
    expect(await takeDraft(ports, brian, { draftId, path })).toBeUndefined();
    expect(await takeDraft(ports, visitor, { draftId, path })).toBeUndefined();
    expect(await takeDraft(ports, amina, { draftId, path })).toEqual(fields);
  });

  it('is kept for a session that is over and not yet deleted', async () => {
    const { ports, amina } = await sharedPhone();
    const token = await addSession(ports, amina);
    ports.clock.advance(40 * day);
    const draftId = await keepDraft(ports, { path, fields, token });
    expect(await takeDraft(ports, amina, { draftId, path })).toEqual(fields);
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(43)])(
    'is not kept for the token %j, which never was a session',
    async (token) => {
      const { ports } = await sharedPhone();
      expect(await keepDraft(ports, { path, fields, token })).toBeUndefined();
      expect(ports.database.tables.drafts.size).toBe(0);
    },
  );

  it('is kept up to 60 times an hour for one account', async () => {
    const { ports, keep } = await sharedPhone();
    for (let kept = 1; kept <= 60; kept += 1) expect(await keep()).toBeDefined();
    expect(await keep()).toBeUndefined();
    expect(ports.database.tables.drafts.size).toBe(60);
  });

  it('belongs to the form that it was written in', async () => {
    const { ports, amina, keep } = await sharedPhone();
    const draftId = await keep();
    expect(await takeDraft(ports, amina, { draftId, path: '/account/edit-account' })).toBeUndefined();
    expect(await takeDraft(ports, amina, { draftId, path })).toEqual(fields);
  });

  it('is kept for a day', async () => {
    const { ports, amina, keep } = await sharedPhone();
    const [early, late] = [await keep(), await keep()];
    ports.clock.advance(day);
    expect(await takeDraft(ports, amina, { draftId: early, path })).toEqual(fields);
    ports.clock.advance(1);
    expect(await takeDraft(ports, amina, { draftId: late, path })).toBeUndefined();
  });

  it('is found only with its id, which is not stored', async () => {
    const { ports, amina, keep } = await sharedPhone();
    const draftId = await keep();
    expect(JSON.stringify([...ports.database.tables.drafts])).not.toContain(draftId);
    const [storedUnder = ''] = ports.database.tables.drafts.keys();
    for (const guess of [undefined, '', 'nonsense', storedUnder, 'x'.repeat(43)]) {
      expect(await takeDraft(ports, amina, { draftId: guess, path })).toBeUndefined();
    }
  });
});

describe('what is kept of a form', () => {
  async function keptOf(fields: Record<string, string>) {
    const { ports, amina, keep } = await sharedPhone();
    return takeDraft(ports, amina, { draftId: await keep(fields), path });
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
