/** A piece of what somebody wrote, for display. */
interface TextPart {
  /** `capital`: the letter that begins a sentence, shown as a capital. `link`: an address that can be opened. */
  readonly kind: 'plain' | 'capital' | 'link';
  readonly text: string;
}

const address = String.raw`(?<link>https://[^\s<>"]+)`;
/**
 * The letter that begins the text or follows the end of a sentence, which a letter between two full stops ("e.g.") is not.
 * What comes before is looked at only where there is such a letter, not at each character of a long row of others.
 */
const beginning = String.raw`(?=\p{Ll})(?<=^[^\p{L}\p{N}]*|(?<!\.\p{L})[.!?…]['"’”)\]]*\s+['"‘“(\[]*)(?<capital>\p{Ll})`;
const addresses = new RegExp(address, 'giu');
const addressesAndBeginnings = new RegExp(`${address}|${beginning}`, 'giu');

/** Splits a text at the addresses typed in it, and where `sentences` at the beginnings of its sentences. */
export function textParts(text: string, { sentences }: { readonly sentences: boolean }): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (kind: TextPart['kind'], start: number, found: string) => {
    if (start > end) parts.push({ kind: 'plain', text: text.slice(end, start) });
    parts.push({ kind, text: found });
    end = start + found.length;
  };
  for (const { index, groups = {} } of text.matchAll(sentences ? addressesAndBeginnings : addresses)) {
    const link = groups['link'] && withoutTrail(groups['link']);
    if (link && readOutsideAddress(link) !== undefined) add('link', index, link);
    else if (groups['capital']) add('capital', index, groups['capital']);
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
