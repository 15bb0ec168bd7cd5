import { expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { hidingInWords, whyInWords } from './in-words.ts';

const { held, reasons, reportedAs, reviewAsked } = texts.reports;
const at = new Date('2026-11-29T12:00:00Z');

it('says who can see it, what it was reported as, and what the moderator wrote', () => {
  const hiding = { by: 'moderator', reasons: ['scam'], text: 'It is not yours.', at } as const;
  const why = [held.moderator, reportedAs({ reasons: reasons.scam }), 'It is not yours.'];
  expect(hidingInWords({ review: undefined }, hiding)).toEqual({ why, review: 'possible' });
  expect(hidingInWords({ review: { text: '', at } }, hiding)).toEqual({
    why: [...why, reviewAsked],
    review: 'asked',
  });
});

it.each([
  ['a text', texts.claims.says({ phrases: '“cures”' })],
  ['a sentence of an older hold', 'It says “cures”.'],
])('says for which words it is held, from %s', (_, text) => {
  expect(hidingInWords({ review: { text: '', at } }, { by: 'claims', reasons: [], text, at })).toEqual({
    why: [held.claims, text],
    review: 'asked',
  });
});

it('says nothing without reasons', () => {
  expect(whyInWords({ reasons: [], text: '' })).toEqual([]);
});
