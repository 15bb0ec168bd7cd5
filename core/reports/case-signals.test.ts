import { expect, it } from 'vitest';
import { newCase } from '../entities/review-case.ts';
import { day } from '../shared/time/durations.ts';
import { inWords, texts } from '../texts/text.ts';
import { signalsOf } from './case-signals.ts';
import { readyReason, reasonFor } from './ready-reason.ts';

const now = new Date('2026-11-28T12:00:00Z');
const report = { id: 'r1', reason: 'scam', text: '', copy: '', sentAt: now, counts: true } as const;
const quiet = {
  case: newCase({ kind: 'advert', id: 'ad_1' }, 'writer', now),
  writer: undefined,
  writerSince: new Date(now.getTime() - 30 * day),
  writerStanding: { moderator: false, suspendedUntil: undefined, bannedAt: undefined, version: 0 },
  sanctionCount: 0,
  knownPhoto: undefined,
  reports: [],
  reportCount: 0,
};
const wordsOf = (item: typeof quiet | Parameters<typeof signalsOf>[0]) =>
  signalsOf(item, now).map(({ words }) => inWords(words, 'en'));

it('says nothing of a case without anything remarkable', () => {
  expect(wordsOf(quiet)).toEqual([]);
  expect(readyReason(quiet)).toBeUndefined();
});

it('says what bears on a decision, the most urgent first', () => {
  const hiding = { by: 'reports', reasons: ['ill'], text: '', at: now } as const;
  const item = {
    ...quiet,
    case: { ...quiet.case, urgency: 2, reporters: 1, hiding, review: { text: '', at: now } },
    writerSince: new Date(now.getTime() - 3 * day),
    writerStanding: { ...quiet.writerStanding, suspendedUntil: new Date(now.getTime() + day) },
    knownPhoto: { picture: undefined, postedAt: now, other: undefined },
    sanctionCount: 1,
    reports: [{ ...report, reason: 'ill' as const }, report],
    reportCount: 2,
  };
  expect(wordsOf(item)).toEqual([
    'Somebody fell ill',
    'Hidden by reports',
    'Asks for a review',
    'Known photo',
    'Account 3 days old',
    'Account suspended',
    '2 reports, 1 counts',
    '1 earlier decision',
  ]);
  expect(
    signalsOf(item, now)
      .map(({ kind }) => kind)
      .slice(0, 3),
  ).toEqual(['ill', 'hidden', 'doubt']);
});

it.each([
  [['rude', 'ill', 'scam'], texts.desk.ready.ill],
  [['scam', 'rude'], texts.desk.ready.scam],
  [['other'], undefined],
] as const)('prepares a reason for %s by the most serious', (reasons, sentence) => {
  expect(readyReason({ ...quiet, reports: reasons.map((reason) => ({ ...report, reason })) })).toEqual(
    sentence,
  );
});

it('prepares a reason for held claims and for known photos', () => {
  const hiding = { by: 'claims', reasons: [], text: '', at: now } as const;
  expect(readyReason({ ...quiet, case: { ...quiet.case, hiding } })).toEqual(texts.desk.ready['false-cure']);
  const knownPhoto = { picture: undefined, postedAt: now, other: undefined };
  expect(readyReason({ ...quiet, knownPhoto })).toEqual(texts.desk.ready['stolen-photos']);
});

it('says the opposite with a decision that hides nothing, and keeps the moderator’s own words', () => {
  const typed = 'It looks like a scam. We asked the seller.';
  expect(reasonFor('hide', typed)).toBe(typed);
  expect(reasonFor('dismiss', typed)).toBe(
    'We found nothing in it that breaks the rules. We asked the seller.',
  );
  const { ready, kept } = texts.desk;
  expect(reasonFor('restore', `${inWords(ready.rude, 'sw')} Asante.`)).toBe(`${inWords(kept, 'sw')} Asante.`);
  expect(reasonFor('restore', 'It promises nothing.')).toBe('It promises nothing.');
});
