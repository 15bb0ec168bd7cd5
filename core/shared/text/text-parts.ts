/** A piece of what somebody wrote, for display. */
interface TextPart {
  /** `link`: an address that can be opened. */
  readonly kind: 'plain' | 'link';
  readonly text: string;
}

const addresses = /https:\/\/[^\s<>"]+/giu;

/** Splits a text at the addresses typed in it. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const link = withoutTrail(found);
    if (readOutsideAddress(link) === undefined) continue;
    if (index > end) parts.push({ kind: 'plain', text: text.slice(end, index) });
    parts.push({ kind: 'link', text: link });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) });
  return parts;
}

/**
 * What ends a sentence or a parenthesis around the address is not part of it. Read from the end one by one: a pattern
 * would look again for the end after each character of a text made to be slow.
 */
function withoutTrail(address: string): string {
  const trail = address.includes('(') ? trailing : `${trailing})`;
  let end = address.length;
  while (end > 0 && trail.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

const trailing = `.,;:!?'’”…`;

/**
 * An address of another site that people may be led to, as its parts; undefined for any other text. Only https, and none
 * with a name before an "@", which looks like the host and is not, or with a mark that turns round what follows it.
 */
export function readOutsideAddress(
  text: string,
): { readonly href: string; readonly host: string } | undefined {
  const [, host = '', rest = ''] =
    /^https:\/\/((?:[a-z0-9-]+\.)+[a-z0-9-]{2,})(?::\d+)?(?:([/?#].*))?$/iu.exec(text) ?? [];
  return host === '' || misread.test(rest) ? undefined : { href: text, host: host.toLowerCase() };
}

/** What browsers read, or show, otherwise than it is written. No stored text holds the marks, but a link to us may. */
const misread = /[\s\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
