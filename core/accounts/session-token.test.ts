import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { newSession, sessionHash } from './session-token.ts';

it('stores the digest of the token and never the token', () => {
  const ports = memoryPorts();
  const { session, signedIn } = newSession(ports, { accountId: 'a', remember: false });
  expect(signedIn.token).toMatch(/^[A-Za-z0-9]{43}$/);
  expect(signedIn.remember).toBe(false);
  expect(session).toEqual({
    idHash: ports.digests.sha256(signedIn.token),
    accountId: 'a',
    createdAt: ports.clock.now(),
    lastSeenAt: ports.clock.now(),
    remember: false,
    device: 'Unknown browser',
  });
  expect(sessionHash(ports, signedIn.token)).toBe(session.idHash);
});

it('gives every session another token', () => {
  const ports = memoryPorts();
  const tokens = [1, 2].map(() => newSession(ports, { accountId: 'a', remember: true }).signedIn.token);
  expect(new Set(tokens).size).toBe(2);
});

it.each([undefined, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)}-`, `${'x'.repeat(43)}\n`])(
  'takes %j for no token',
  (token) => {
    expect(sessionHash(memoryPorts(), token)).toBeUndefined();
  },
);
