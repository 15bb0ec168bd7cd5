import { expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { parseAbout } from './about.ts';

it.each([
  ['', ''],
  ['  Herbs from Kampala.\r\nSince 1990.  ', 'Herbs from Kampala.\nSince 1990.'],
  [`${'x\r\n'.repeat(99)}xx`, `${'x\n'.repeat(99)}xx`],
  ['e\u0301'.repeat(200), 'é'.repeat(200)],
  ['🌿'.repeat(100), '🌿'.repeat(100)],
])('keeps the bio %j', (typed, value) => {
  expect(parseAbout(typed)).toEqual({ ok: true, value });
});

it.each(['x'.repeat(201), `${'🌿'.repeat(100)}x`])(
  'refuses the bio %j, which is longer than 200',
  (typed) => {
    expect(parseAbout(typed)).toEqual({ ok: false, problem: texts.profile.aboutTooLong(200) });
  },
);
