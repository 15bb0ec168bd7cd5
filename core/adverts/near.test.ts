import { expect, it } from 'vitest';
import { readNear } from './near.ts';

it('is a district, or nothing but an empty text, which forgets it', () => {
  expect(readNear(['Fort Portal'])).toBe('Fort Portal');
  expect(readNear([''])).toBe('');
});

it.each([[[]], [['Nairobi']], [['kampala']], [[' ']], [['constructor']], [['Gulu', 'Gulu']], [['', 'Gulu']]])(
  'is ignored if it is %j',
  (values) => {
    expect(readNear(values)).toBeUndefined();
  },
);
