import { expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { parseDateOfBirth } from './date-of-birth.ts';

const now = new Date('2025-03-10T12:00:00Z');

it.each(['1990-05-31', '1900-01-01', '2000-02-29', '2024-02-29', '2025-03-10'])('accepts %j', (text) => {
  expect(parseDateOfBirth(text, now)).toEqual({ ok: true, value: text });
});

it.each([
  ['1990-02-30', texts.profile.dateOfBirthInvalid],
  ['1900-02-29', texts.profile.dateOfBirthInvalid],
  ['2023-02-29', texts.profile.dateOfBirthInvalid],
  ['1990-13-01', texts.profile.dateOfBirthInvalid],
  ['1990-00-10', texts.profile.dateOfBirthInvalid],
  ['1990-01-00', texts.profile.dateOfBirthInvalid],
  ['1990-1-1', texts.profile.dateOfBirthInvalid],
  ['31/05/1990', texts.profile.dateOfBirthInvalid],
  ['1990-05-31T00:00', texts.profile.dateOfBirthInvalid],
  ['+01990-05-31', texts.profile.dateOfBirthInvalid],
  ['yesterday', texts.profile.dateOfBirthInvalid],
  ['1899-12-31', texts.profile.dateOfBirthTooEarly({ year: 1900 })],
  ['0050-01-01', texts.profile.dateOfBirthTooEarly({ year: 1900 })],
  ['2025-03-11', texts.profile.dateOfBirthInFuture],
  ['9999-12-31', texts.profile.dateOfBirthInFuture],
])('refuses %j', (text, problem) => {
  expect(parseDateOfBirth(text, now)).toEqual({ ok: false, problem });
});

it('accepts an empty field', () => {
  expect(parseDateOfBirth(' ', now)).toEqual({ ok: true, value: undefined });
});

it('uses the date in Kampala, three hours ahead of UTC', () => {
  expect(parseDateOfBirth('2025-03-11', new Date('2025-03-10T20:59:59Z')).ok).toBe(false);
  expect(parseDateOfBirth('2025-03-11', new Date('2025-03-10T21:00:00Z')).ok).toBe(true);
});
