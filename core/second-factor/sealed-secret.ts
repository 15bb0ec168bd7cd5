import type { Ports } from '../ports/ports.ts';

/**
 * Encrypts the secret together with the account's id, so that somebody who can write to the database cannot give one
 * account another's secret.
 */
export function sealSecret({ sealer }: Pick<Ports, 'sealer'>, accountId: string, secret: string): string {
  return sealer.seal(`second-factor ${accountId} ${secret}`);
}

/** Undefined if it was sealed with a session secret that is no longer listed, or for another account. */
export function openSecret(
  { sealer }: Pick<Ports, 'sealer'>,
  accountId: string,
  sealed: string,
): string | undefined {
  const [kind, of, secret] = sealer.open(sealed)?.split(' ') ?? [];
  return kind === 'second-factor' && of === accountId ? secret : undefined;
}
