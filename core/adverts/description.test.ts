import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { parseDescription } from './description.ts';

describe('parseDescription', () => {
  it.each([
    ['Dried LEAVES', 'dried leaves'],
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['\r\n  steep for\t10 minutes  \r\n', 'steep for\t10 minutes'],
    ['two  spaces stay', 'two  spaces stay'],
    ['cafe\u0301', 'caf\u00e9'],
    ['x'.repeat(2000), 'x'.repeat(2000)],
    ['🌿'.repeat(1000), '🌿'.repeat(1000)],
    [`${'x\r\n'.repeat(999)}xy`, `${'x\n'.repeat(999)}xy`],
  ])('keeps %j as %j', (typed, description) => {
    expect(parseDescription(typed)).toEqual({ ok: true, value: description });
  });

  it.each([
    ['nothing', ''],
    ['spaces and line breaks', ' \r\n\t '],
    ['combining marks', '\u0301'],
    ['zero width characters', '\u200b\u200d'],
  ])('refuses a description of %s', (_, typed) => {
    expect(parseDescription(typed)).toEqual({ ok: false, problem: texts.adverts.descriptionMissing });
  });

  it('refuses 2001 characters', () => {
    expect(parseDescription('x'.repeat(2001))).toEqual({
      ok: false,
      problem: texts.adverts.descriptionTooLong(2000),
    });
  });
});
