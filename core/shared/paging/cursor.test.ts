import { expect, it } from 'vitest';
import { encodeCursor, isCursor, parseCursor } from './cursor.ts';

it.each([
  { at: new Date(1_738_328_709_123), id: 'ad_1738328709123' },
  { at: new Date(0), id: 'a' },
  { at: new Date(1_738_328_709_123), id: 'Zz09Zz09Zz09Zz09Zz09' },
])('comes back as it was: %j', (cursor) => {
  const text = encodeCursor(cursor);
  expect(text).toMatch(/^[0-9A-Za-z_-]+$/);
  expect(parseCursor(text)).toEqual(cursor);
  expect(isCursor(text)).toBe(true);
});

it.each([
  undefined,
  '',
  '-',
  'x',
  '1-',
  '-ad_1',
  '1-ad 1',
  '1-ad_1\n',
  '1-ad_1\u0000',
  '-1-ad_1',
  'A-ad_1',
  'zzzzzzzzzzz-ad_1',
  `1-${'a'.repeat(101)}`,
  "1-' or 1=1",
])('takes %j for the first page', (text) => {
  expect(parseCursor(text)).toBeUndefined();
  expect(isCursor(text ?? '')).toBe(false);
});

it('accepts the latest possible moment', () => {
  expect(parseCursor('zzzzzzzzzz-ad_1')?.at.getTime()).toBe(36 ** 10 - 1);
});
