import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { tokenHash } from '../token.ts';
import { newSession } from './session-token.ts';

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
  expect(tokenHash(ports, signedIn.token)).toBe(session.idHash);
});
