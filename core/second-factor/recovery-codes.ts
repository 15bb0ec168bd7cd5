import type { Ports } from '../ports/ports.ts';
import { recoveryCodeCount, recoveryCodeLength } from './limits.ts';

/**
 * New recovery codes, and their hashes for the store: slow ones as for passwords, because the codes are too short for
 * a plain digest.
 */
export async function newRecoveryCodes(
  ports: Pick<Ports, 'ids' | 'passwordHasher'>,
): Promise<{ readonly codes: readonly string[]; readonly hashes: readonly string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, () => ports.ids.legible(recoveryCodeLength));
  const hashes: string[] = [];
  // One after the other, because each hash takes as much memory as a log-in.
  for (const code of codes) hashes.push(await ports.passwordHasher.hash(code));
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
}
