import { expect, test } from 'vitest';
import { loggablePath } from './request-log.ts';

test.each([
  ['/home', '/home'],
  ['/search?q=illness', '/search'],
  ['/search#q=illness', '/search'],
  ['/verify-email/abc123', '/verify-email/[token]'],
  ['/reset-password/abc123.data?x=1', '/reset-password/[token]'],
  ['//Reset-Password//abc123', '//Reset-Password//[token]'],
  [`/${'x'.repeat(1000)}`, `/${'x'.repeat(199)}`],
])('%s is logged as %s', (url, expected) => {
  expect(loggablePath(url)).toBe(expected);
});
