import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const line = (value: string | number) => csvOf([[value]]).slice(1);

it('starts with a byte order mark, and ends each line as spreadsheets expect', () => {
  expect(
    csvOf([
      ['Title', 'Views'],
      ['neem', 42],
    ]),
  ).toBe('\uFEFF"Title","Views"\r\n"neem",42\r\n');
});

describe('a text', () => {
  it.each([
    '=cmd|" /C calc"!A0',
    '=1+1',
    '+256772',
    '-1+1',
    '@sum(1)',
    '\tx',
    '\rx',
    ' =1',
    '＝1+1',
    '\u200B=1',
    '－1',
  ])('%j is no formula in a spreadsheet', (text) =>
    expect(line(text)).toBe(`"'${text.replaceAll('"', '""')}"\r\n`),
  );

  it.each(['neem', 'a = b', "ng'aali", '5 - 6 leaves', '芦荟', ''])('%j stays as it is', (text) =>
    expect(line(text)).toBe(`"${text}"\r\n`),
  );

  it('keeps quotes, commas, semicolons and lines within its cell', () => {
    expect(line('a "fresh", b;=1\nc')).toBe('"a ""fresh"", b;=1\nc"\r\n');
  });
});
