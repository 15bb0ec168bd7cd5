import type { Account } from '../entities/account.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { untilInWords } from '../shared/time/until-in-words.ts';
import { inWords, texts } from '../texts/text.ts';
import { deviceInWords } from './device-name.ts';
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
  const what = inWords(deviceInWords(device), language);
  const when = inWords(untilInWords(createdAt, texts), language);
  await queueNotice(
    ports,
    stores,
    { ...words, told: happened[by.way], notYou: notYou[by.way] },
    {
      email,
      language,
      origin: by.origin,
      details: [`${what}\n${when}`, itWasYou],
    },
  );
}
