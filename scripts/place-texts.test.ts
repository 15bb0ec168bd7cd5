import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../core/texts.ts';
import { withTexts } from './place-texts.ts';

const before = "import { texts } from '../../core/texts.ts';";

test('writes a plain text where it is used', () => {
  const [none, why] = [texts.comments.none, texts.claims.why].map((text) => JSON.stringify(text));
  expect(withTexts(`${before}\nconst a = texts.comments.none;\n<p>{texts.claims.why}</p>`)).toBe(
    `\nconst a = ${none};\n<p>{${why}}</p>`,
  );
});

test('imports other texts from the file of their subject', () => {
  expect(withTexts(`${before}\ntexts.errors.tooMany(wait); const { lines } = texts.promotions;`)).toBe(
    [
      "import * as errorsTexts from '../../core/texts/errors.ts';",
      "import * as promotionsTexts from '../../core/texts/promotions.ts';",
      '\nerrorsTexts.tooMany(wait); const { lines } = promotionsTexts;',
    ]
      .join(' ')
      .replace(' \n', '\n'),
  );
});

test.each(Object.keys(texts))('finds the file of %s', (subject) => {
  const [, file = ''] = /from '(\S+)'/.exec(withTexts(`${before} texts.${subject}`)) ?? [];
  expect(existsSync(new URL(file.replace('../../', '../'), import.meta.url))).toBe(true);
});

test('fails where a module takes all subjects at once', () => {
  expect(() => withTexts(`${before}\nObject.keys(texts)`)).toThrow('name the subjects');
  expect(() => withTexts(`${before}\nconst { errors } = texts;`)).toThrow('name the subjects');
});

test('leaves other names alone', () => {
  const code = 'const texts = kinds; texts.errors.join(" ")';
  expect(withTexts(code)).toBe(code);
  expect(withTexts(`${before}\nmailTexts.errors; texts.nothing`)).toBe('\nmailTexts.errors; texts.nothing');
});
