import { notificationId } from '../entities/notification.ts';
import type { Sanction, SanctionKind } from '../entities/sanction.ts';
import type { Member } from '../entities/standing.ts';
import { absoluteLink } from '../mails/absolute-link.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { decisionInWords } from '../notifications/decision-in-words.ts';
import { tell } from '../notifications/tell.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { texts } from '../texts/text.ts';
import { sanctionPath } from './sanction-link.ts';

export type DecidingPorts = Pick<
  Ports,
  'transaction' | 'clock' | 'ids' | 'sealer' | 'settings' | 'searchEngine'
>;

/** `restore` lifts a sanction; `dismiss` upholds it against the person's answer. */
export type Decision = SanctionKind | 'restore' | 'dismiss';

/**
 * Notifies a person, within the caller's transaction, of a decision on their account and its reason. The mail is sent
 * even to an unconfirmed address, because banned people cannot read anything on the site; its link leads to a page
 * where they can answer without logging in.
 */
export async function tellOfDecision(
  ports: DecidingPorts,
  stores: Pick<Stores, 'notifications' | 'pushSubscriptions' | 'outbox'>,
  { accountId, email, language }: Pick<Member, 'accountId' | 'email' | 'language'>,
  { decision, sanction, reason }: { decision: Decision; sanction: Sanction; reason: string },
): Promise<void> {
  const { siteName, localUrl } = ports.settings;
  const endsAt = sanction.endsAt?.getTime();
  const cause = { kind: 'decision', sanctionId: sanction.id, decision, reason, endsAt } as const;
  const at = ports.clock.now();
  await tell(stores, [{ accountId, id: notificationId(cause), at, cause }]);
  const words = texts.letters.decision;
  const answerable = decision !== 'restore' && decision !== 'dismiss';
  const letter = composeLetter({
    siteName,
    language,
    to: email,
    subject: words.subjects[decision]({ siteName }),
    paragraphs: [
      decisionInWords(cause),
      ...(decision === 'ban' ? [words.banned] : []),
      ...(decision === 'suspend' ? [words.suspended] : []),
      ...(answerable ? [words.mayAnswer] : []),
    ],
    ...(answerable
      ? {
          action: {
            label: words.button,
            link: absoluteLink(ports.settings, localUrl, sanctionPath(ports, sanction.id)),
          },
        }
      : {}),
  });
  await queueMail(ports, stores, letter);
}
