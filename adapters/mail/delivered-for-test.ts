import type { ParsedMail } from 'mailparser';
import type { DeliveredMail } from '../contracts/mailer.ts';

/** A mail as its recipient reads it. `envelope`: the recipients given to the SMTP server, whatever the headers say. */
export function deliveredAs(mail: ParsedMail, envelope: readonly string[] = []): DeliveredMail {
  const lists = [mail.to, mail.cc, mail.bcc].flat().filter((list) => list !== undefined);
  const named = lists.flatMap((list) => list.value.map(({ address = '' }) => address));
  const header = (name: string) =>
    mail.headerLines
      .find(({ key }) => key === name)
      ?.line.replace(/^[^:]+:\s*/, '')
      .replaceAll(/\r?\n\s/g, '');
  const [link, post] = [header('list-unsubscribe'), header('list-unsubscribe-post')];
  return {
    ...(link === undefined || post === undefined ? {} : { unsubscribe: { link, post } }),
    recipients: [...new Set([...envelope, ...named])],
    replyTo: mail.replyTo?.value.map(({ address }) => address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html === false ? undefined : mail.html,
  };
}
