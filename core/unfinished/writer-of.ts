import { formerOwner } from '../accounts/former-owner.ts';
import type { Ports } from '../ports/ports.ts';

/** The account that something was written in whose session has ended: whose page it was, or else whose session. */
export async function writerOf(
  ports: Pick<Ports, 'accounts' | 'sessions' | 'digests'>,
  { madeFor, token }: { readonly madeFor?: string | undefined; readonly token: string | undefined },
): Promise<string | undefined> {
  const named = madeFor === undefined ? undefined : await ports.accounts.byId(madeFor);
  return named?.id ?? formerOwner(ports, token);
}
