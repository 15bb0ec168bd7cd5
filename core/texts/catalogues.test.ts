import { describe, expect, test } from 'vitest';
import * as english from './by-subject.ts';
import { mapTexts, type Template, translations } from './catalogues.ts';
import lg from './lg.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };

const templates = new Map<string, Template>();
mapTexts(english, (template, key) => templates.set(key, template));

const partsOf = (template: Template) =>
  typeof template === 'string' ? [template] : [template.one, template.other];

/** The names of values and the tags in a text, each as often as it occurs. */
const marksOf = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();

/** What is wrong with a translation of a text; undefined if nothing is. */
function fault(source: Template, translation: Template | undefined): string | undefined {
  if (translation === undefined) return 'missing';
  if (typeof source !== typeof translation) return 'has other forms';
  const [first, ...others] = partsOf(source).map(marksOf);
  const marks = partsOf(translation).map(marksOf);
  const expected = [first, ...others];
  if (marks.some((found, form) => found.join() !== (expected[form] ?? []).join()))
    return 'has other values or tags';
  return partsOf(translation).some((text) => text.trim() === '') ? 'is empty' : undefined;
}

describe('a translation', () => {
  test.each([
    ['at most {max}', 'ebitasukka {max}', undefined],
    ['at most {max}', undefined, 'missing'],
    ['at most {max}', 'ebitasukka {ekisinga}', 'has other values or tags'],
    ['at most {max}', 'ebitasukka', 'has other values or tags'],
    ['<help>Help</help>', 'Obuyambi', 'has other values or tags'],
    ['Close', ' ', 'is empty'],
    ['{count} days', { one: 'olunaku {count}', other: 'ennaku {count}' }, 'has other forms'],
    [
      { one: '{count} day', other: '{count} days' },
      { one: 'olunaku {count}', other: 'ennaku' },
      'has other values or tags',
    ],
  ])('of %j as %j: %s', (source, translation, found) => {
    expect(fault(source, translation)).toBe(found);
  });
});

describe.each([
  ['lg', lg],
  ['sw', sw],
] as const)('the catalogue in %s', (language, file) => {
  const { [language]: translated } = translations;

  test('has every text, with the values and tags of the English one', () => {
    const faults = Array.from(templates, ([key, source]) => [key, fault(source, translated[key])] as const);
    expect(faults.filter(([, found]) => found !== undefined)).toEqual([]);
  });

  test('has no text that is not in English', () => {
    expect(Object.keys(translated).filter((key) => !templates.has(key))).toEqual([]);
  });

  test('has its keys in order, so that two people change different lines', () => {
    expect(Object.keys(translated)).toEqual(Object.keys(translated).toSorted());
  });

  test('says whether a speaker has read it, and has a glossary', () => {
    expect(file.read).toMatch(/^(?:not yet read by a speaker|read by .+ on \d{4}-\d{2}-\d{2})$/);
    expect(file.glossary.length).toBeGreaterThanOrEqual(60);
  });
});
