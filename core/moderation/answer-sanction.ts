import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireValid } from '../shared/require-valid.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { maxAnswerLength } from './limits.ts';
import { sanctionOf } from './sanction-link.ts';
import { moderationLimits } from './throttling-limits.ts';

/**
 * Stores a person's only answer to a decision, for moderators and the operator; also mails it to the operator if
 * feedback is mailed. Banned people, who cannot log in, use the link from the mail.
 */
export async function answerSanction(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'sealer' | 'settings'>,
  viewer: Viewer,
  form: { readonly token: string; readonly text: string; readonly client?: string | undefined },
): Promise<void> {
  const { answerMissing: missing, answerTooLong: tooLong } = texts.moderation;
  const { text } = requireValid({ text: parseText(form.text, { missing, max: maxAnswerLength, tooLong }) });
  await counted(ports, moderationLimits['answer-sanction'], { client: form.client }, () =>
    ports.transaction(async (stores) => {
      const sanction = await sanctionOf({ ...ports, ...stores }, viewer, form.token);
      if (sanction === undefined) throw new DomainError('not-found', texts.moderation.sanctionNotFound);
      if (!(await stores.sanctions.answer(sanction.id, text, ports.clock.now()))) {
        // The same form sent again has the same result.
        if (sanction.answer?.text === text) return;
        throw new DomainError('conflict', texts.moderation.answeredAlready);
      }
      const { siteName, supportEmail, mailsReports } = ports.settings;
      if (!mailsReports) return;
      const username = (await stores.members.byId(sanction.accountId))?.username ?? sanction.accountId;
      const letter = composeLetter({
        siteName,
        // The operator's.
        language: 'en',
        to: supportEmail,
        subject: texts.moderation.answerSubject({ username, siteName }),
        paragraphs: [text],
        closing: [texts.moderation.answerAbout({ kind: sanction.kind, reason: sanction.reason })],
      });
      await queueMail(ports, stores, letter);
    }),
  );
}
