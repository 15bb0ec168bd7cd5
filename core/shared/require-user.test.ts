import { describe, expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { DomainError } from './errors.ts';
import { requireAccount, requireUser } from './require-user.ts';
import { type AccountHolder, type User, visitor } from './viewer.ts';

const account: AccountHolder = {
  kind: 'account',
  accountId: 'a',
  email: 'a@example.com',
  emailVerified: true,
};
const user: User = { ...account, kind: 'user', username: 'amina', fullName: 'Amina', picture: undefined };

describe('requireAccount', () => {
  it('lets in people who are signed in', () => {
    expect(requireAccount(account)).toBe(account);
    expect(requireAccount(user)).toBe(user);
  });

  it('asks a visitor to log in', () => {
    expect(() => requireAccount(visitor)).toThrow(
      new DomainError('unauthenticated', texts.errors.loginNeeded),
    );
  });
});

describe('requireUser', () => {
  it('lets in people with a profile', () => {
    expect(requireUser(user)).toBe(user);
  });

  it.each([
    ['a visitor to log in', visitor, 'unauthenticated', texts.errors.loginNeeded],
    ['an account to complete its profile', account, 'profile-required', texts.guard.profileNeeded],
  ] as const)('asks %s', (_, viewer, code, text) => {
    expect(() => requireUser(viewer)).toThrow(expect.objectContaining({ code, text }));
  });
});
