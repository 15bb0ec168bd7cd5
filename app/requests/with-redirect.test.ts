import { expect, it } from 'vitest';
import { withRedirect } from './with-redirect.ts';

it('leads to the page that was asked for', () => {
  expect(withRedirect('/login', '/chat?with=a')).toBe('/login?redirectTo=%2Fchat%3Fwith%3Da');
});

it.each([
  ['an address too long for a header', `/saved?photo=${'%EF%B7%BA'.repeat(1500)}`],
  ['another site', '//evil.example'],
  ['nothing', undefined],
])('leads to no other page for %s', (_case, redirectTo) => {
  expect(withRedirect('/login', redirectTo)).toBe('/login');
});
