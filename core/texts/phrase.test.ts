import { expect, test } from 'vitest';
import { phrase, plural } from './phrase.ts';

test('fills a template with values, each as often as it is named', () => {
  const offer = phrase('I offer {price} for {title}. {title}!');
  expect(offer({ price: 'UGX 5,000', title: '$& {price}' })).toBe(
    'I offer UGX 5,000 for $& {price}. $& {price}!',
  );
});

test.each([
  [0, '0 comments'],
  [1, 'One comment'],
  [2, '2 comments'],
])('%i is said as "%s"', (count, said) => {
  expect(plural('One comment', '{count} comments')({ count })).toBe(said);
});

test('shows translators its template', () => {
  expect(phrase('at most {max}').template).toBe('at most {max}');
  expect(plural('{count} day', '{count} days').template).toEqual({
    one: '{count} day',
    other: '{count} days',
  });
});

test.each(['en', 'lg', 'sw'])('%s has one form for 1 and another for all other numbers', (language) => {
  const rules = new Intl.PluralRules(language);
  const alone = Array.from({ length: 1001 }, (_, count) => count).filter(
    (count) => rules.select(count) === 'one',
  );
  expect(alone).toEqual([1]);
});

test('the type checker knows the names of the values', () => {
  const tooLong = phrase('at most {max}');
  // @ts-expect-error a missing value
  tooLong({});
  // @ts-expect-error a wrong name
  tooLong({ min: 1 });
  // @ts-expect-error a count is a number
  plural('{count} day', '{count} days')({ count: '2' });
  // @ts-expect-error the text is what it returns
  const text: string = tooLong;
  expect(text).toBe(tooLong);
});
