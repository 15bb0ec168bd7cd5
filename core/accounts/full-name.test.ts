import { describe, expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { deriveFullName, parseFullName } from './full-name.ts';

describe('parseFullName', () => {
  it.each([
    ['  Nakato \r\n Sarah ', { ok: true, value: 'Nakato Sarah' }],
    ['x'.repeat(80), { ok: true, value: 'x'.repeat(80) }],
    ['Na\u00adkato\u200b \u2060Sarah\ufeff', { ok: true, value: 'Nakato Sarah' }],
    ['\u200b', { ok: false, problem: texts.signUp.fullNameMissing }],
    ['x'.repeat(81), { ok: false, problem: texts.signUp.fullNameTooLong({ max: 80 }) }],
  ])('answers to %j', (typed, answer) => {
    expect(parseFullName(typed)).toEqual(answer);
  });
});

describe('deriveFullName', () => {
  it.each([
    [' Nakato  Sarah ', 'Nakato Sarah'],
    ['moses.k', 'moses.k'],
    ['Nakato\u200b \u200bSarah', 'Nakato Sarah'],
    ['', 'User'],
    ['\u200b', 'User'],
    ['x'.repeat(200), 'x'.repeat(80)],
    [`${'x'.repeat(79)}🌿`, 'x'.repeat(79)],
  ])('makes of %j the name %j, which the form accepts', (source, name) => {
    expect(deriveFullName(source)).toBe(name);
    expect(parseFullName(name)).toEqual({ ok: true, value: name });
  });
});
