/**
 * The mailbox behind a normalised email, to be counted by, never to be written to: what follows a plus in front of the @
 * is the owner's own mark, and Gmail ignores dots.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}
