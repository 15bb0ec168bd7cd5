import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { tokenHash } from '../shared/token.ts';
import { newSession } from './session-token.ts';

it('stores the digest of the token, never the token itself, and the name of the browser', () => {
  const ports = memoryPorts();
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:124.0) Gecko/20100101 Firefox/124.0';
  const { session, signedIn } = newSession(ports, { accountId: 'a', remember: false, userAgent });
  expect(signedIn.token).toMatch(/^[A-Za-z0-9]{43}$/);
  expect(signedIn.remember).toBe(false);
  expect(session).toEqual({
    idHash: ports.digests.sha256(signedIn.token),
    accountId: 'a',
    createdAt: ports.clock.now(),
    lastSeenAt: ports.clock.now(),
    remember: false,
    device: 'Firefox on Windows',
  });
  expect(tokenHash(ports, signedIn.token)).toBe(session.idHash);
});
