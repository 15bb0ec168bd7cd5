import { describe, expect, it } from 'vitest';
import { viewAdvert } from '../adverts/view-advert.ts';
import { say } from '../chats/conversation-for-test.ts';
import { dispatchOutbox, ensureScheduled } from '../dispatch-outbox.ts';
import { addAdvert, addUser, twoUsers } from '../fixtures-for-test.ts';
import { viewOwnProfile } from '../profiles/view-own-profile.ts';
import { viewProfile } from '../profiles/view-profile.ts';
import { day, hour, minute } from '../shared/time/durations.ts';
import { texts } from '../texts/text.ts';
import { answersOf } from './answers.ts';

const now = new Date('2025-01-15T09:00:00Z');

/** Conversations that began three days ago and were answered after this long; undefined: never. */
const answered = (...waits: readonly (number | undefined)[]) =>
  waits.map((wait) => {
    const begunAt = new Date(now.getTime() - 3 * day);
    const answeredAt = wait === undefined ? undefined : new Date(begunAt.getTime() + wait);
    return { accountId: 'amina', begunAt, answeredAt, blocked: false };
  });

describe('somebody who gets messages', () => {
  it.each([
    ['within an hour', 'hour', [hour, hour, hour, 2 * day, 2 * day]],
    ['within a day', 'day', [hour, hour, hour + 1, 2 * day, 2 * day]],
    ['within a day, to the hour', 'day', [hour, day, day, day, 2 * day]],
    ['within a few days', 'days', [0, 0, day + 1, 4 * day, 5 * day]],
    ['later than that', undefined, [0, 0, 4 * day + 1, 5 * day, 5 * day]],
    ['of six, four within an hour', 'hour', [0, 0, 0, hour, day, day]],
    ['of six, three within an hour', 'day', [0, 0, 0, hour + 1, day, day]],
    ['two of five never', 'hour', [0, 0, 0, undefined, undefined]],
    ['three of five never', undefined, [0, 0, undefined, undefined, undefined]],
    ['too few people', undefined, [0, 0, 0, 0]],
    ['nobody', undefined, []],
  ])('answers %s', (_, answers, waits) => {
    expect(answersOf(answered(...waits), now)).toBe(answers);
  });

  it('still has the rest of the day to answer', () => {
    const waiting = (since: number) => ({
      accountId: 'amina',
      begunAt: new Date(now.getTime() - since),
      answeredAt: undefined,
      blocked: false,
    });
    const quick = answered(0, 0, 0, 0, 0);
    const six = (since: number) => Array.from({ length: 6 }, () => waiting(since));
    expect(answersOf([...quick, ...six(day - 1)], now)).toBe('hour');
    expect(answersOf([...quick, ...six(day)], now)).toBeUndefined();
    expect(answersOf([...quick.slice(1), waiting(day - 1)], now)).toBeUndefined();
  });

  it('does not have to answer people they have blocked', () => {
    const blocked = answered(...Array.from({ length: 6 }, () => undefined)).map((begun) => ({
      ...begun,
      blocked: true,
    }));
    expect(answersOf([...answered(0, 0, 0, 0, 0), ...blocked], now)).toBe('hour');
  });
});

describe('how soon somebody answers', () => {
  async function fiveAsk() {
    const { ports, amina, brian } = await twoUsers();
    const advertId = await addAdvert(ports, amina);
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      const buyer = await addUser(ports, name, { emailVerified: true });
      await say(ports, buyer, amina, 'Is it there?');
      ports.clock.advance(30 * minute);
      await say(ports, amina, buyer, 'It is.');
    }
    await say(ports, amina, brian, 'I have neem.');
    await ensureScheduled(ports);
    const night = async () => {
      ports.clock.advance(day);
      await dispatchOutbox(ports);
    };
    return { ports, amina, brian, advertId, night };
  }

  const line = texts.profile.answers.hour;

  it('is worked out at night, and shown in their profile, with their adverts and to themselves', async () => {
    const { ports, amina, brian, advertId, night } = await fiveAsk();
    const shown = async () => [
      (await viewProfile(ports, brian, amina.accountId)).profile.facts.map(({ words }) => words),
      (await viewAdvert(ports, brian, advertId)).sellerFacts,
      (await viewOwnProfile(ports, amina)).facts,
    ];
    for (const facts of await shown()) expect(facts).not.toContainEqual(line);
    await night();
    for (const facts of await shown()) expect(facts).toContainEqual(line);
    const { profile } = await viewProfile(ports, amina, brian.accountId);
    expect(profile.facts.map(({ words }) => words)).not.toContainEqual(line);
  });

  it('is forgotten when everything is 60 days old', async () => {
    const { ports, amina, night } = await fiveAsk();
    await night();
    ports.clock.advance(57 * day);
    await night();
    expect((await viewOwnProfile(ports, amina)).facts).toContainEqual(line);
    await night();
    await night();
    expect((await viewOwnProfile(ports, amina)).facts).not.toContainEqual(line);
  });

  it('is worked out for everybody, a few people at a time', async () => {
    const { ports, amina, night } = await fiveAsk();
    for (let number = 0; number < 250; number += 1) await addUser(ports, `user${number}`);
    await night();
    expect((await viewOwnProfile(ports, amina)).facts).toContainEqual(line);
    expect(
      [...ports.database.tables.outbox.values()].filter(({ task }) => task.kind === 'time-answers'),
    ).toEqual([]);
  });
});
