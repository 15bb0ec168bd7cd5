import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { phrase, plural } from '../../core/texts/phrase.ts';
import { moduleOf, pageTexts, siteChunk, textFile, writeTexts } from './page-texts.ts';

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

// Images are built in a folder called app, and some people's home is called core.
describe.each(['/app', '/home/core/site'])('a project in %s', (root) => {
  const { resolveId } = pageTexts(root, 'sw');
  const texts = `${root}/core/texts/comments.ts`;
  const resolve = (importer: string) =>
    (resolveId as (...asked: unknown[]) => Promise<{ readonly id: string } | string | undefined>).call(
      { resolve: async () => ({ id: texts }) },
      '../texts/comments.ts',
      `${root}/${importer}`,
      {},
    );

  test('gives pages the texts of their language', async () => {
    expect(await resolve('app/routes/home.tsx')).toBe(`${texts}?of-page`);
  });

  test.each(['core/texts/by-subject.ts', 'core/adverts/goods.ts', 'app/composition/open-site.server.ts'])(
    'leaves %s those that it imports',
    async (importer) => {
      expect(await resolve(importer)).toBeUndefined();
    },
  );

  test('keeps what the languages share apart from pages and their texts', () => {
    const chunkOf = siteChunk(root);
    const shared = [texts, `${root}/app/composition/open-site.server.ts`];
    expect(shared.map(chunkOf)).toEqual(['site', 'site']);
    const own = [`${texts}?of-page`, `${root}/app/routes/home.tsx`, `${root}/app/requests/said.server.ts`];
    expect(own.map(chunkOf)).toEqual([undefined, undefined, undefined]);
  });
});
