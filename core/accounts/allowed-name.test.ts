import { expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { allowedName } from './allowed-name.ts';

const siteName = 'Eddagala';

it.each([
  ['Grace Support', texts.signUp.nameReserved],
  ['Verify now https://evil.example/login', texts.signUp.nameHoldsAddress],
  ['good.com', texts.signUp.nameHoldsAddress],
  ['t.me/x', texts.signUp.nameHoldsAddress],
  ['evil [.] example', texts.signUp.nameHoldsAddress],
  ['evil dot com', texts.signUp.nameHoldsAddress],
])('%s may not be taken, but kept by somebody who already has it', (name, problem) => {
  const checked = { ok: true, value: name } as const;
  expect(allowedName(checked, { siteName })).toEqual({ ok: false, problem });
  expect(allowedName(checked, { siteName, present: 'Grace' })).toEqual({ ok: false, problem });
  expect(allowedName(checked, { siteName, present: name })).toEqual(checked);
});

it.each([
  'Nakato Sarah',
  'Dr. J.B. Ssempijja',
  'Nakato Herbs Co.Ltd',
  'moses.k',
  'nakato.herbs',
  'St.Mary Dot',
])('%s may be taken', (name) => {
  const checked = { ok: true, value: name } as const;
  expect(allowedName(checked, { siteName })).toEqual(checked);
});
