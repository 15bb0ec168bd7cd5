import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeSealer } from '../contracts/sealer.ts';
import { createAesSealer } from './aes-sealer.ts';

describeSealer('AES', () => createAesSealer([randomBytes(32).toString('base64url')]));

const [old, current] = ['an old secret of some length', 'a new secret of some length'];

test('opens what another process sealed with the same secret', () => {
  expect(createAesSealer([current]).open(createAesSealer([current]).seal('hello'))).toBe('hello');
});

test('still opens what was sealed with an older secret, and seals with the newest', () => {
  const sealer = createAesSealer([current, old]);
  expect(sealer.open(createAesSealer([old]).seal('hello'))).toBe('hello');
  expect(createAesSealer([current]).open(sealer.seal('hello'))).toBe('hello');
  expect(createAesSealer([old]).open(sealer.seal('hello'))).toBeUndefined();
});

test('opens nothing once the secret is gone', () => {
  expect(createAesSealer([current]).open(createAesSealer([old]).seal('hello'))).toBeUndefined();
});

test('reads what the first version of this program sealed', () => {
  const sealed = 'v1.DLQhdIBT5qUWWOvfy1djaSath2jCBd7zfeVXZteDyQ3r7Eplfk9ivra95hE';
  expect(createAesSealer([current]).open(sealed)).toBe('Webale nnyo 🌿');
});

test('needs a secret', () => {
  expect(() => createAesSealer([])).toThrow('There is no secret');
});
