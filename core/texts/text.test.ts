import { expect, test } from 'vitest';
import { textsIn } from './catalogues.ts';
import { inWords, texts } from './text.ts';

test('a text is its key in the catalogues, and its values', () => {
  expect(texts.dialog.close).toEqual({ text: 'dialog.close' });
  expect(texts.comments.tooLong({ max: 500 })).toEqual({ text: 'comments.tooLong', values: { max: 500 } });
});

test('it is said in a language', () => {
  const { comments, days, relativeTimes } = textsIn('en');
  expect(inWords(texts.comments.tooLong({ max: 500 }), 'en')).toBe(comments.tooLong({ max: 500 }));
  expect(inWords(texts.days.months[0], 'en')).toBe(days.months[0]);
  expect(inWords(texts.relativeTimes.long.aboutYears({ count: 1 }), 'en')).toBe(
    relativeTimes.long.aboutYears({ count: 1 }),
  );
});

test('a value can be a text', () => {
  const month = texts.days.month({ month: texts.days.months[0], year: 2026 });
  expect(inWords(texts.profile.memberSince({ month }), 'en')).toBe(
    textsIn('en').profile.memberSince({ month: 'January 2026' }),
  );
});

test('what somebody wrote is no text, and stays as it is', () => {
  expect(inWords('comments.post', 'lg')).toBe('comments.post');
});

test('it survives storage', () => {
  const text = texts.comments.tooLong({ max: 500 });
  expect(JSON.parse(JSON.stringify(text))).toEqual(text);
});

test.each(['en', 'sw'] as const)('of a text that is gone its values are left, in %s', (language) => {
  const values = { search: 'ginger', place: texts.languages.en };
  for (const text of [
    'comments.gone',
    'comments',
    'comments.toString',
    'constructor',
    'offers.offer.template',
  ]) {
    expect(inWords({ text, values }, language)).toBe('ginger English');
    expect(inWords({ text }, language)).toBe('');
  }
});
