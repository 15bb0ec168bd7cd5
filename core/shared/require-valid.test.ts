import { expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import type { Checked } from './checked.ts';
import { DomainError } from './errors.ts';
import { requireValid } from './require-valid.ts';

const price: Checked<number> = { ok: true, value: 500 };
const badTitle: Checked<string> = { ok: false, problem: texts.advertForm.titleMissing };
const badPlace: Checked<string | undefined> = { ok: false, problem: texts.locations.districtUnknown };

it('returns the values when every field is valid', () => {
  const nowhere: Checked<string | undefined> = { ok: true, value: undefined };
  expect(requireValid({ price, place: nowhere })).toEqual({ price: 500, place: undefined });
});

it('refuses with the problem of every invalid field', () => {
  expect(() => requireValid({ title: badTitle, price, place: badPlace })).toThrowError(
    expect.objectContaining({
      code: 'invalid',
      message: 'Please check the marked fields.',
      fields: { title: texts.advertForm.titleMissing, place: texts.locations.districtUnknown },
    }),
  );
  expect(() => requireValid({ title: badTitle })).toThrowError(DomainError);
});
