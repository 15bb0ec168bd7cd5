import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { day } from '../time/durations.ts';
import { keepDraft } from './keep-draft.ts';
import { takeDraft } from './take-draft.ts';

const draft = { path: '/post', fields: { herbtitle: 'mululuza', description: 'bitter\r\nleaves' } };

describe('a draft', () => {
  it('comes back as it was typed, once', async () => {
    const ports = memoryPorts();
    const draftId = await keepDraft(ports, draft);
    expect(draftId).toMatch(/^[A-Za-z0-9]{43}$/);
    expect(await takeDraft(ports, draftId, '/post')).toEqual(draft.fields);
    expect(await takeDraft(ports, draftId, '/post')).toBeUndefined();
  });

  it('belongs to the form that it was written in', async () => {
    const ports = memoryPorts();
    const draftId = await keepDraft(ports, draft);
    expect(await takeDraft(ports, draftId, '/account/edit-account')).toBeUndefined();
    expect(await takeDraft(ports, draftId, '/post')).toEqual(draft.fields);
  });

  it('is kept for a day', async () => {
    const ports = memoryPorts();
    const [early, late] = [await keepDraft(ports, draft), await keepDraft(ports, draft)];
    ports.clock.advance(day);
    expect(await takeDraft(ports, early, '/post')).toEqual(draft.fields);
    ports.clock.advance(1);
    expect(await takeDraft(ports, late, '/post')).toBeUndefined();
  });

  it('is found only by who knows its id, which is not stored', async () => {
    const ports = memoryPorts();
    const draftId = await keepDraft(ports, draft);
    expect(JSON.stringify([...ports.database.tables.drafts])).not.toContain(draftId);
    const [storedUnder = ''] = ports.database.tables.drafts.keys();
    for (const guess of [undefined, '', 'nonsense', storedUnder, 'x'.repeat(43)]) {
      expect(await takeDraft(ports, guess, '/post')).toBeUndefined();
    }
  });
});

describe('what is kept of a form', () => {
  async function keptOf(fields: Record<string, string>) {
    const ports = memoryPorts();
    return takeDraft(ports, await keepDraft(ports, { path: '/post', fields }), '/post');
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

  it('is at most 20,000 characters of names and values, each value whole or not at all', async () => {
    const fields = { one: 'x'.repeat(9997), two: 'y'.repeat(9998), three: 'z', four: '' };
    expect(await keptOf(fields)).toEqual({ one: fields.one, three: 'z', four: '' });
    expect(await keptOf({ one: fields.one, two: 'y'.repeat(9997) })).toEqual({
      one: fields.one,
      two: 'y'.repeat(9997),
    });
  });

  it('may be a field with a peculiar name', async () => {
    const fields = JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, string>;
    expect(Object.entries((await keptOf(fields)) ?? {})).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });
});
