import type { SendMailOptions } from 'nodemailer';
import { isPlausibleEmail } from '../../core/accounts/email.ts';
import type { Mail } from '../../core/ports/mailer.ts';

interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Parses an address, or a name and then the address in angle brackets; `siteName` stands in for a missing name. */
export function senderOf(from: string, siteName: string): Sender {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim() === '' ? siteName : name.trim(), address: address.trim() };
}

/** The mail in nodemailer's form: text and, if there is any, HTML. Throws unless each address is a single bare one. */
export function messageOf(mail: Mail, from: Sender): SendMailOptions {
  return {
    from,
    to: bare(mail.to),
    ...(mail.replyTo === undefined ? {} : { replyTo: bare(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  if (!/^https?:\/\/[!-;=?-~]+$/.test(unsubscribe)) throw new Error('That is not one address of a site.');
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Lets only a single bare address through: in mail headers an address can also be a list, a group, or have a name. */
function bare(address: string): Sender {
  if (!isPlausibleEmail(address.toLowerCase())) throw new Error('That is not one bare email address.');
  return { name: '', address };
}
