import type { Ports } from '../ports/ports.ts';
import { memberNamed } from './member-named.ts';
import { operator, recordAct } from './record-act.ts';

/** Marks a person's email as confirmed by the operator. Repeating it changes nothing. */
export async function verifyByOperator(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  { username }: { readonly username: string },
): Promise<{ readonly email: string }> {
  return ports.transaction(async (stores) => {
    const { accountId, email, emailVerified } = await memberNamed(stores, username);
    if (emailVerified) return { email };
    await stores.accounts.verifyEmail(accountId, email);
    const subject = { kind: 'account', id: accountId } as const;
    await recordAct(ports, stores, { actor: operator, act: 'verify', subject, reason: '' });
    return { email };
  });
}
