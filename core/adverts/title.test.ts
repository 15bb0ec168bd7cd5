import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { parseTitle } from './title.ts';

describe('parseTitle', () => {
  it.each([
    ['Fresh MULULUZA', 'fresh mululuza'],
    ['  neem \t leaves\r\nbundle ', 'neem leaves bundle'],
    ['cafe\u0301', 'caf\u00e9'],
    ['\u00c9CORCE', '\u00e9corce'],
    ['🌿', '🌿'],
    ['👩🏾‍🌾 remedy', '👩🏾‍🌾 remedy'],
    ['omuti ogw’okusiiga', 'omuti ogw’okusiiga'],
    ['a\u0000b', 'ab'],
    ['\ud83c', '\ufffd'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['🌿'.repeat(50), '🌿'.repeat(50)],
    [` ${'x'.repeat(100)} `, 'x'.repeat(100)],
    ['e\u0301'.repeat(100), '\u00e9'.repeat(100)],
  ])('keeps %j as %j', (typed, title) => {
    expect(parseTitle(typed)).toEqual({ ok: true, value: title });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '     '],
    ['line breaks', '\r\n\n\t'],
    ['no-break and ideographic spaces', '\u00a0\u3000'],
    ['combining marks', '\u0301\u0308\u0302'],
    ['zero width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['directional marks', '\u200e\u202e\u2066'],
    ['invisible fillers', '\u3164\u115f\u2800'],
    ['soft hyphens', '\u00ad'],
    ['variation selectors', '\ufe0f'],
    ['control characters', '\u0000\u001b\u007f'],
  ])('refuses a title of only %s', (_, typed) => {
    expect(parseTitle(typed)).toEqual({ ok: false, problem: texts.adverts.titleMissing });
  });

  it.each([
    ['101 letters', 'x'.repeat(101)],
    ['51 emoji, which are 102 units', '🌿'.repeat(51)],
  ])('refuses %s', (_, typed) => {
    expect(parseTitle(typed)).toEqual({ ok: false, problem: texts.adverts.titleTooLong(100) });
  });
});
