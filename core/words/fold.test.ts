import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Aloe Vera', 'aloe vera'],
  ['  aloe \t\n vera ', 'aloe vera'],
  ['E\u0301CORCE', '\u00e9corce'],
  ['\u00c9corce', '\u00e9corce'],
  ['ŊAMA', 'ŋama'],
  ['', ''],
  [' \u3000 ', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
