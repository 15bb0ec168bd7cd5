import { expect, test } from 'vitest';
import { loggablePath } from './request-log.ts';

test.each([
  ['/home', '/home'],
  ['/search?q=illness', '/search'],
  ['/search#q=illness', '/search'],
  ['/verify-email/abc123', '/verify-email/[token]'],
  ['/unsubscribe/v1.abc', '/unsubscribe/[token]'],
  ['/renew/v1.abc', '/renew/[token]'],
  ['/appeal/v1.abc', '/appeal/[token]'],
  ['/reset-password/abc123.data?x=1', '/reset-password/[token]'],
  ['//Reset-Password//abc123', '//Reset-Password//[token]'],
  ['/a\u009b2Jb\u00e9', '/a%C2%9B2Jb%C3%A9'],
  [`/${'x'.repeat(1000)}`, `/${'x'.repeat(199)}`],
])('%s is logged as %s', (url, expected) => {
  expect(loggablePath(url)).toBe(expected);
});
