import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phrase, plural } from '../../core/texts/phrase.ts';
import { moduleOf, textFile, writeTexts } from './page-texts.ts';

const load = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);

test('browsers say every text as the server does', async () => {
  const code = '$'.concat('{this} `');
  const texts = {
    plain: `Don’t write ${code} or \\n or "that"\nhere`,
    phrase: phrase('`{title}` costs {price} \\ $ {price}, not $ `'),
    // A dollar sign before a brace, which ends nothing in a template of JavaScript.
    price: phrase('$'.concat('{price}') as '{price}'),
    plural: plural('{count} day of {total}', '{count} days of {total}'),
    nested: { 'false-cure': phrase('{name}!'), kinds: ['Fresh', 'Dried'] },
  };
  const built = await load(moduleOf(texts));
  expect(built.plain).toBe(texts.plain);
  const values = { title: code, price: 'UGX 1' };
  expect(built.phrase(values)).toBe(texts.phrase(values));
  expect(built.price(values)).toBe('$UGX 1');
  for (const count of [0, 1, 2])
    expect(built.plural({ count, total: 9 })).toBe(texts.plural({ count, total: 9 }));
  expect(built.nested['false-cure']({ name: 'Amina' })).toBe('Amina!');
  expect(built.nested.kinds).toEqual(['Fresh', 'Dried']);
});

test('what is no text is refused', () => {
  expect(() => moduleOf({ most: 4 })).toThrow('4 is not a text');
});

test('a file of texts keeps all its names', async () => {
  const file = join(import.meta.dirname, '../../core/texts/comments.ts');
  expect(textFile.test(file)).toBe(true);
  expect(Object.keys(await load(writeTexts(file, 'en'))).sort()).toEqual(
    Object.keys(await import(file)).sort(),
  );
});

test.each(['by-subject', 'catalogues', 'phrase', 'text'])('%s.ts holds no texts', (name) => {
  expect(textFile.test(`/core/texts/${name}.ts`)).toBe(false);
});
