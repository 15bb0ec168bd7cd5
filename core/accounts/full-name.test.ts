import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { deriveFullName, parseFullName } from './full-name.ts';

describe('parseFullName', () => {
  it.each([
    ['  Nakato   Sarah ', 'Nakato Sarah'],
    ['Nakato\r\nSarah', 'Nakato Sarah'],
    ['Jose\u0301', 'José'],
    ['x'.repeat(80), 'x'.repeat(80)],
  ])('keeps %j as %j', (typed, value) => {
    expect(parseFullName(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['', texts.signUp.fullNameMissing],
    [' \t\n', texts.signUp.fullNameMissing],
    ['\u200b\u200d', texts.signUp.fullNameMissing],
    ['x'.repeat(81), texts.signUp.fullNameTooLong(80)],
    ['🌿'.repeat(41), texts.signUp.fullNameTooLong(80)],
  ])('refuses %j', (typed, problem) => {
    expect(parseFullName(typed)).toEqual({ ok: false, problem });
  });
});

describe('deriveFullName', () => {
  it.each([
    [' Nakato  Sarah ', 'Nakato Sarah'],
    ['moses.k', 'moses.k'],
    ['', 'User'],
    ['\u200b', 'User'],
    ['x'.repeat(200), 'x'.repeat(80)],
    [`${'x'.repeat(79)}🌿`, 'x'.repeat(79)],
  ])('makes of %j the name %j, which the form accepts', (source, name) => {
    expect(deriveFullName(source)).toBe(name);
    expect(parseFullName(name)).toEqual({ ok: true, value: name });
  });
});
