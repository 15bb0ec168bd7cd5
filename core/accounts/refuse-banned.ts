import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';

/** Refuses to begin a session for a banned person; called once the person has proved who they are. */
export async function refuseBanned(
  ports: Pick<Ports, 'settings'>,
  stores: Pick<Stores, 'members'>,
  accountId: string,
): Promise<void> {
  const { bannedAt } = await stores.members.standing(accountId);
  if (bannedAt !== undefined) {
    throw new DomainError(
      'forbidden',
      texts.moderation.banned({ supportEmail: ports.settings.supportEmail }),
    );
  }
}
