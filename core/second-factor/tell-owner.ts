import { queueNotice } from '../accounts/queue-notice.ts';
import type { Account } from '../entities/account.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { texts } from '../texts/text.ts';

/** Mails the account's owner within the caller's transaction; not at an unconfirmed address, perhaps a stranger's. */
export async function tellOwner(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  { email, emailVerified, language }: Pick<Account, 'email' | 'emailVerified' | 'language'>,
  what: keyof typeof texts.letters.twoStep,
  origin: string | undefined,
): Promise<void> {
  if (emailVerified)
    await queueNotice(ports, stores, texts.letters.twoStep[what], { email, language, origin });
}
