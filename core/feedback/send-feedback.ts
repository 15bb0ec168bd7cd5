import { isPlausibleEmail, normaliseEmail } from '../accounts/email.ts';
import { composeLetter } from '../mails/compose-letter.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { FeedbackKind, FeedbackMessage } from '../ports/feedback.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Ports, Settings } from '../ports/ports.ts';
import type { Checked } from '../shared/checked.ts';
import { formSending, once } from '../shared/form-key.ts';
import { requireValid } from '../shared/require-valid.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxFeedbackLength } from './limits.ts';
import { feedbackLimits } from './throttling-limits.ts';

export interface FeedbackInput {
  readonly kind: FeedbackKind;
  readonly message: string;
  /** Where to reply to a visitor. For a signed-in sender the account's address is used, whatever is given here. */
  readonly email: string;
  readonly formKey: string;
  /** The client's address, for limits. */
  readonly client?: string | undefined;
}

/** Stores feedback, and mails it to the operator if `mailsReports` is set. The same form sent again mails nothing. */
export async function sendFeedback(
  ports: Pick<
    Ports,
    'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'digests' | 'sealer' | 'settings'
  >,
  viewer: Viewer,
  form: FeedbackInput,
): Promise<void> {
  const { message, email } = requireValid({
    message: parseMessage(form.message),
    email: emailOf(viewer, form.email),
  });
  const feedback: FeedbackMessage = {
    id: ports.ids.alphanumeric(20),
    kind: form.kind,
    message,
    email,
    accountId: viewerId(viewer),
    sentAt: ports.clock.now(),
  };
  const mail = mailOf(feedback, ports.settings);
  const sending = formSending(ports, {
    accountId: feedback.accountId ?? '',
    key: form.formKey,
    kind: `feedback-${form.kind}`,
    content: [message, email ?? ''],
  });
  const requester = { account: feedback.accountId, client: form.client };
  await counted(ports, feedbackLimits['send-feedback'], requester, async (admission) => {
    const kept = await ports.transaction((stores) =>
      once(stores, sending, async () => {
        await stores.feedback.add(feedback);
        if (ports.settings.mailsReports) await queueMail(ports, stores, mail);
        return feedback.id;
      }),
    );
    if (kept !== feedback.id) await admission.giveBack();
  });
}

function parseMessage(typed: string): Checked<string, Text> {
  const { messageMissing: missing, messageTooLong: tooLong } = texts.feedback;
  return parseText(typed, { missing, max: maxFeedbackLength, tooLong });
}

function emailOf(viewer: Viewer, typed: string): Checked<string | undefined, Text> {
  if (viewer.kind !== 'visitor') return { ok: true, value: viewer.email };
  const email = normaliseEmail(typed);
  if (email === '') return { ok: true, value: undefined };
  return isPlausibleEmail(email)
    ? { ok: true, value: email }
    : { ok: false, problem: texts.feedback.emailInvalid };
}

function mailOf(feedback: FeedbackMessage, { siteName, supportEmail }: Settings): Mail {
  const { id, kind, message, email, accountId } = feedback;
  const sender = accountId === undefined ? 'a visitor' : `the account ${accountId}`;
  const answerTo = email === undefined ? 'They gave no reply address.' : `Reply to: ${email}`;
  const letter = composeLetter({
    siteName,
    // The operator's.
    language: 'en',
    to: supportEmail,
    subject: texts.feedback.mailSubjects[kind]({ siteName }),
    paragraphs: [message],
    closing: [`Sent by ${sender}. ${answerTo}`, `Reference: ${id}`],
  });
  return email === undefined ? letter : { ...letter, replyTo: email };
}
