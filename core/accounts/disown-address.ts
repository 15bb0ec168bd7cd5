import type { Ports } from '../ports/ports.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { closeAccount, waitingMailsTo } from './close-account.ts';
import { findLink, linkOver } from './one-time-link.ts';

/**
 * Uses up the link of this token for somebody who received it without asking for it. An account made with their
 * unconfirmed address is deleted, because an account cannot be without an address, and the address is free again. An
 * account that was to change to their address keeps its current one. Having the link is proof enough: a password
 * reset by mail could take the account over as well.
 */
export async function disownAddress(
  ports: Pick<
    Ports,
    | 'transaction'
    | 'accounts'
    | 'oneTimeLinks'
    | 'outbox'
    | 'sealer'
    | 'eventBus'
    | 'searchEngine'
    | 'clock'
    | 'ids'
    | 'digests'
  >,
  token: string,
): Promise<'accountDeleted' | 'changeRefused'> {
  const link = await findLink(ports, token);
  if (link === undefined || link.kind === 'reset-password') throw linkOver();
  const { kind, accountId, email, tokenHash } = link;
  const waiting = kind === 'verify-email' ? await waitingMailsTo(ports, email) : [];
  const now = ports.clock.now();
  const ended = await ports.transaction(async (stores) => {
    if ((await stores.oneTimeLinks.take(tokenHash, now)) === undefined) throw linkOver();
    if (kind === 'change-email') return [];
    const account = await stores.accounts.byId(accountId);
    if (account?.email !== email || account.emailVerified) throw linkOver();
    return (await closeAccount(ports, stores, accountId, waiting)) ?? [];
  });
  await announceSessionEnds(ports, ended);
  return kind === 'verify-email' ? 'accountDeleted' : 'changeRefused';
}
