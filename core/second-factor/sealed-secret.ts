import type { Ports } from '../ports/ports.ts';

/** It names the account, so that nobody who can write the database gives an account the secret of another. */
export function sealSecret({ sealer }: Pick<Ports, 'sealer'>, accountId: string, secret: string): string {
  return sealer.seal(`second-factor ${accountId} ${secret}`);
}

/** Undefined when it was sealed with a session secret that is no longer listed. */
export function openSecret(
  { sealer }: Pick<Ports, 'sealer'>,
  accountId: string,
  sealed: string,
): string | undefined {
  const [kind, of, secret] = sealer.open(sealed)?.split(' ') ?? [];
  return kind === 'second-factor' && of === accountId ? secret : undefined;
}
