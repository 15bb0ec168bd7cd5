import { expect, test } from 'vitest';
import { wantsLite } from './lite.server.ts';

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'ON' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'lite=1' }, true],
  [{ cookie: 'near=a; lite=1' }, true],
  [{ cookie: '__Host-lite=1; view=b' }, true],
  [{ cookie: 'lite=0', 'save-data': 'on' }, false],
  [{ cookie: 'lite=2', 'save-data': 'on' }, true],
  [{ cookie: 'polite=1' }, false],
  [{ cookie: 'lite=10' }, false],
  [{ cookie: null, 'save-data': null }, false],
])('%j decides on lite pages: %s', (headers, lite) => {
  expect(wantsLite(headers)).toBe(lite);
});
