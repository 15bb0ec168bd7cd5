import { formerOwner } from '../accounts/former-owner.ts';
import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../shared/token.ts';

/**
 * The account that something was written in: whose page it was, or else whose session, which may have ended. Whoever
 * lies about the page only chooses who may read their words; `proven` tells that the session says the same.
 */
export async function writerOf(
  ports: Pick<Ports, 'accounts' | 'sessions' | 'digests'>,
  { madeFor, token }: { readonly madeFor?: string | undefined; readonly token: string | undefined },
): Promise<{ readonly accountId: string | undefined; readonly proven: boolean }> {
  const named = madeFor === undefined ? undefined : await ports.accounts.byId(madeFor);
  const owner = await formerOwner(ports, token);
  const accountId = named?.id ?? owner;
  return { accountId, proven: accountId === owner };
}

/** What a browser presents, and for which form. */
export interface AskedForUnfinished {
  readonly browserId: string | undefined;
  /** Of an act that waited for a log-in; a comment that was not posted then waits in its form. */
  readonly actId: string | undefined;
  readonly place: string;
}

/**
 * Under which a form is kept: it takes the browser's secret id, the account and the place of the form to find it, so that
 * one browser can keep several, and those of everybody who uses it.
 */
export function keyOfForm(
  { digests }: Pick<Ports, 'digests'>,
  accountId: string,
  { browserId, place }: { readonly browserId: string; readonly place: string },
): string {
  return digests.sha256(JSON.stringify([browserId, accountId, place]));
}

/** The keys of what a browser may have for this account and this form: a form, then an act. */
export function keysOf(
  ports: Pick<Ports, 'digests'>,
  accountId: string,
  { browserId, actId, place }: AskedForUnfinished,
): readonly [form: string | undefined, act: string | undefined] {
  const form = browserId === undefined ? undefined : keyOfForm(ports, accountId, { browserId, place });
  return [form, tokenHash(ports, actId)];
}
