import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as texts from '../../core/texts/by-subject.ts';
import { textsInCode } from './texts-in-code.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = globSync('{app,core}/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/test/.test(path));

/** Moderators and lawyers read English. */
const inEnglish =
  /^(?:app\/features\/moderation\/|app\/routes\/(?:moderation|privacy-policy|terms-conditions)\.tsx)/;
/** Texts of which operators or programs of others are told. */
const forOthers: Readonly<Record<string, number>> = {
  'app/composition/open-database.server.ts': 2,
  'app/composition/open-site.server.ts': 7,
  'app/routes/pay.callback.ts': 2,
  'core/feedback/send-feedback.ts': 3,
  'core/ports/database-unavailable.ts': 1,
  'core/ports/not-writable.ts': 1,
};
/** The names of devices, which are stored. */
const elsewhere: Readonly<Record<string, number>> = {
  'core/accounts/device-name.ts': 1,
};

describe('a text in code', () => {
  test.each([
    ['a.tsx', 'const a = <button aria-label="Close">x</button>;', ['Close']],
    ['a.tsx', `const a = <input placeholder={full ? '' : \`\${count} herbs\`} />;`, [`\${count} herbs`]],
    ['a.ts', "const a = { title: 'Messages' };", ['Messages']],
    [
      'a.ts',
      `const a = isOver ? 'It is over.' : \`It ends in \${days} days\`;`,
      ['It is over.', `It ends in \${days} days`],
    ],
    ['a.ts', "throw new Error('This cannot be');", []],
    ['a.ts', "log.warn('The database is slow');", []],
    ['a.tsx', 'const a = <p className="muted small" id="a">{text}</p>;', []],
    ['a.ts', `const a = \`<p class="\${kind}">Some of it</p>\`;`, []],
  ])('is found, unless nobody reads it', (name, code, found) => {
    expect(textsInCode(name, code)).toEqual(found);
  });
});

test('all texts that people read are in core/texts', () => {
  const outside = sources
    .filter((path) => !path.startsWith('core/texts/') && !inEnglish.test(path))
    .map((path) => [path, textsInCode(path, read(path))] as const)
    .filter(([path, found]) => found.length !== (forOthers[path] ?? elsewhere[path] ?? 0));
  expect(outside).toEqual([]);
});

test('every text is used somewhere', () => {
  const used = new Set(
    sources
      .filter((path) => !path.startsWith('core/texts/'))
      .flatMap((path) => Array.from(read(path).matchAll(/[\w$]+/g), ([name]) => name)),
  );
  const unused = Object.entries(texts).flatMap(([subject, of]) =>
    Object.keys(of)
      .filter((name) => !used.has(name))
      .map((name) => `${subject}.${name}`),
  );
  expect(unused).toEqual([]);
});

test('every file of texts is a subject', () => {
  const files = globSync('core/texts/*.ts', { cwd: root })
    .map((path) => path.slice('core/texts/'.length, -'.ts'.length))
    .filter((name) => !/^(?:by-subject|catalogues|phrase|text)$|\.test$/.test(name));
  const subjects = Array.from(
    read('core/texts/by-subject.ts').matchAll(/'\.\/([\w-]+)\.ts'/g),
    ([, name]) => name,
  );
  expect(subjects.sort()).toEqual(files.sort());
});
