import { expect, it } from 'vitest';
import type { Checked } from './checked.ts';
import { DomainError } from './errors.ts';
import { requireValid } from './require-valid.ts';

const price: Checked<number> = { ok: true, value: 500 };
const badTitle: Checked<string> = { ok: false, problem: 'No title.' };
const badPlace: Checked<string | undefined> = { ok: false, problem: 'No such place.' };

it('returns the values when every field is valid', () => {
  const nowhere: Checked<string | undefined> = { ok: true, value: undefined };
  expect(requireValid({ price, place: nowhere })).toEqual({ price: 500, place: undefined });
});

it('refuses with the problem of every invalid field', () => {
  expect(() => requireValid({ title: badTitle, price, place: badPlace })).toThrowError(
    expect.objectContaining({
      code: 'invalid',
      message: 'Please check the marked fields.',
      fields: { title: 'No title.', place: 'No such place.' },
    }),
  );
  expect(() => requireValid({ title: badTitle })).toThrowError(DomainError);
});
