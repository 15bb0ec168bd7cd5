import { dropInvisible } from './drop-invisible.ts';
import { plainLetters } from './look-alikes.ts';
import { everydayDomains, topLevelDomains } from './top-level-domains.ts';

const alwaysAddress = /:\/\/|\bwww\.|\.xn--/iu;
/** Only somebody who hides an address writes "evil [.] example". */
const bracketedDot = /[\p{L}\p{N}]\s*[([{<*_]\s*(?:\.|dot)\s*[)\]}>*_]\s*[\p{L}\p{N}]/iu;
/** Signs that look like a dot, without the spaces that they have around them in a list. */
const dotBetweenLetters = /(?<=[\p{L}\p{N}])[·•‧∙⋅・](?=[\p{L}\p{N}])/gu;
const ipAddress = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?!\.?\d)/u;

/** A dot between two words: as in an address, or written as " . ", " ." or " dot ". */
const dots =
  /(?<=(?<before>[\p{L}\p{M}\p{N}]))(?:(?<dot>\.)|\s+\.\s*|\s+dot\s+)(?=(?<end>[\p{L}\p{M}]{2,})(?![\p{L}\p{N}]))/giu;
/** The second level of country domains: "shop.co.ug" never ends a sentence without a space, whatever follows. */
const underCountry = /[\p{L}\p{N}]\.(?:co|or|ac|go|ne|sc)$/iu;
/** The text after a word in the middle of a sentence. */
const goesOn = /^(?:[.'’]?|[,;\t –—-]*)[\p{L}\p{N}"“(]/u;

/**
 * Whether a text contains a web address: one with "://", "www." or ".xn--", an IP address, or two words with a dot
 * between them of which the second is a top-level domain. Finds addresses whose dot is spelled out or in brackets,
 * with letters that only look like Latin ones, or with invisible characters in between. "Good.it helps" lacks a
 * space: an ending of two letters, or one that is an everyday word, counts only where the sentence does not go on.
 * Takes time proportional to the length.
 */
export function holdsWebAddress(text: string): boolean {
  const seen = dropInvisible(text)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(dotBetweenLetters, '.');
  return [seen, plainLetters(seen)].some(
    (form) =>
      alwaysAddress.test(form) || bracketedDot.test(form) || ipAddress.test(form) || holdsDomain(form),
  );
}

function holdsDomain(text: string): boolean {
  return [...text.matchAll(dots)].some((match) => {
    const { before = '', dot, end = '' } = match.groups ?? {};
    const domain = end.toLowerCase();
    if (!topLevelDomains.has(domain)) return false;
    const isEverydayWord = everydayDomains.has(domain);
    if (domain.length > 2 && !isEverydayWord) return true;
    const after = text.slice(match.index + match[0].length + end.length);
    if (after.startsWith('/')) return true;
    if (isEverydayWord && dot === undefined) return false;
    if (underCountry.test(text.slice(Math.max(0, match.index - 4), match.index))) return true;
    return !/\d/.test(before) && !goesOn.test(after);
  });
}
