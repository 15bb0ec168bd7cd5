/** A piece of a person's text, for display. */
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
 * The address without the punctuation that ends a sentence or a parenthesis around it. Read from the end character by
 * character: a pattern would search for the end again from each character, which is slow for a text made for that
 * purpose.
 */
function withoutTrail(address: string): string {
  const trail = address.includes('(') ? trailing : `${trailing})`;
  let end = address.length;
  while (end > 0 && trail.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

const trailing = `.,;:!?'’”…`;

/**
 * The parts of an address of another site that people may be led to; undefined for any other text. Only https,
 * without a name before an "@", which looks like the host but is not, and without a mark that reverses the text after
 * it.
 */
export function readOutsideAddress(
  text: string,
): { readonly href: string; readonly host: string } | undefined {
  const [, host = '', rest = ''] =
    /^https:\/\/((?:[a-z0-9-]+\.)+[a-z0-9-]{2,})(?::\d+)?(?:([/?#].*))?$/iu.exec(text) ?? [];
  return host === '' || misread.test(rest) ? undefined : { href: text, host: host.toLowerCase() };
}

/**
 * Characters that browsers interpret or show differently from how they are written. No stored text contains the
 * direction marks, but a link to the site may.
 */
const misread = /[\s\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
