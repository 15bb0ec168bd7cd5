import { DomainError } from '../errors.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { texts } from '../texts.ts';

/** Refuses to begin a session for somebody banned, to be called by whoever begins one once it is known that it is them. */
export async function refuseBanned(
  ports: Pick<Ports, 'settings'>,
  stores: Pick<Stores, 'members'>,
  accountId: string,
): Promise<void> {
  const { bannedAt } = await stores.members.standing(accountId);
  if (bannedAt !== undefined) {
    throw new DomainError('forbidden', texts.moderation.banned(ports.settings.supportEmail));
  }
}
