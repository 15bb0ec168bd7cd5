import type { SendMailOptions } from 'nodemailer';
import { isPlausibleEmail } from '../../core/accounts/email.ts';
import type { Mail } from '../../core/ports/mailer.ts';

interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Reads an address, or a name and then the address in angle brackets; `siteName` is used where there is no name. */
export function senderOf(from: string, siteName: string): Sender {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim() === '' ? siteName : name.trim(), address: address.trim() };
}

/**
 * The mail as nodemailer writes it: text, and the HTML with it if there is any. Throws if an address is more than one
 * bare address.
 */
export function messageOf(mail: Mail, from: Sender): SendMailOptions {
  return {
    from,
    to: bare(mail.to),
    ...(mail.replyTo === undefined ? {} : { replyTo: bare(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    // Keeps automatic out-of-office replies from coming to us.
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

/** Mail programs read lists, names and groups in an address, so only one bare address is let through. */
function bare(address: string): Sender {
  if (!isPlausibleEmail(address.toLowerCase())) throw new Error('That is not one bare email address.');
  return { name: '', address };
}
