/**
 * The mailbox behind a normalised email, used only for counting, never for sending mail: what follows a plus in front
 * of the @ is the owner's own label, and Gmail ignores dots.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}
