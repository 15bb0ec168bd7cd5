import type { Account } from '../entities/account.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { untilInWords } from '../shared/time/until-in-words.ts';
import { texts } from '../texts/texts.ts';
import { queueNotice } from './queue-notice.ts';

/**
 * Mails the owner of an account, within the caller's transaction, about a session that began on an unknown device. An
 * unverified address gets no mail: it may be a stranger's, mistyped at sign-up.
 */
export async function queueSignInNotice(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'outbox'>,
  { email, emailVerified, language }: Account,
  by: {
    readonly session: Session;
    readonly way: 'password' | 'google';
    readonly origin: string | undefined;
  },
): Promise<void> {
  if (!emailVerified) return;
  const { happened, notYou, itWasYou, ...words } = texts.letters.signedIn;
  const { device, createdAt } = by.session;
  await queueNotice(
    ports,
    stores,
    { ...words, told: happened[by.way], notYou: notYou[by.way] },
    {
      email,
      language,
      origin: by.origin,
      details: [`${device}\n${untilInWords(createdAt, texts)}`, itWasYou],
    },
  );
}
