import type { Ports, Stores } from '../ports/ports.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { recoveryCodeLength } from './limits.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

/** A correct code that has not been used up yet. */
type RightCode =
  | { readonly kind: 'app'; readonly step: number; readonly sealedSecret: string }
  | { readonly kind: 'recovery'; readonly hash: string };

/** Checks a typed code against the account's app and recovery codes; spaces, hyphens and lower case are accepted. */
export async function checkCode(
  ports: Pick<Ports, 'secondFactors' | 'oneTimePasswords' | 'passwordHasher' | 'sealer' | 'clock'>,
  accountId: string,
  typed: string,
): Promise<RightCode | undefined> {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return checkAppCode(ports, accountId, code);
  if (code.length !== recoveryCodeLength) return undefined;
  for (const hash of await ports.secondFactors.codes(accountId)) {
    if (await ports.passwordHasher.verify(hash, code)) return { kind: 'recovery', hash };
  }
  return undefined;
}

/** Checks a code of the app only. The secret is encrypted again, so that in time none depends on an old key. */
export async function checkAppCode(
  ports: Pick<Ports, 'secondFactors' | 'oneTimePasswords' | 'sealer' | 'clock'>,
  accountId: string,
  typed: string,
): Promise<(RightCode & { readonly kind: 'app' }) | undefined> {
  const factor = await ports.secondFactors.of(accountId);
  const secret = factor && openSecret(ports, accountId, factor.sealedSecret);
  if (secret === undefined) return undefined;
  const step = ports.oneTimePasswords.stepOf(secret, plainCode(typed), ports.clock.now());
  if (step === undefined) return undefined;
  return { kind: 'app', step, sealedSecret: sealSecret(ports, accountId, secret) };
}

/** Uses up the code within the caller's transaction; returns false if it has been used already. */
export function takeCode(
  { secondFactors }: Pick<Stores, 'secondFactors'>,
  accountId: string,
  code: RightCode,
): Promise<boolean> {
  return code.kind === 'app'
    ? secondFactors.takeStep(accountId, code.step, code.sealedSecret)
    : secondFactors.takeCode(accountId, code.hash);
}

function plainCode(typed: string): string {
  return dropInvisible(typed).replace(/[\s-]/g, '').toUpperCase();
}
