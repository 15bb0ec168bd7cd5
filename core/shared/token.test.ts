import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { newToken, tokenHash } from './token.ts';

it('is found by its digest', () => {
  const ports = memoryPorts();
  const { token, hash } = newToken(ports);
  expect(token).toMatch(/^[A-Za-z0-9]{43}$/);
  expect(tokenHash(ports, token)).toBe(hash);
  expect(newToken(ports).token).not.toBe(token);
});

it.each([undefined, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)}-`, `${'x'.repeat(43)}\n`])(
  'does not accept %j as a token',
  (token) => {
    expect(tokenHash(memoryPorts(), token)).toBeUndefined();
  },
);
