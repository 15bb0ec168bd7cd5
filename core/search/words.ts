/** In code points: longer words and beginnings are cut, in what is indexed as in a query. */
const longest = 100;

const marksAndApostrophes = /[\p{Mn}'’ʼ`´]/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Without case, accents and apostrophes, and with plain letters for their variants: "Ng'áali" and "ngaali" are alike. */
function plain(text: string): string {
  // The acute accent is an apostrophe here; NFKD would make it a space and a mark.
  return text.replaceAll('´', '').normalize('NFKD').toLowerCase().replace(marksAndApostrophes, '');
}

function cut(text: string): string {
  return text.length <= longest ? text : [...text].slice(0, longest).join('');
}

/** The words of a text as search compares them: letters and digits alone, so that none means anything to a database. */
export function wordsOf(text: string): readonly string[] {
  return (plain(text).match(word) ?? []).map(cut);
}

/** How a title or username begins, as search compares it: signs and emoji stay, each run of white space is one space. */
export function startOf(text: string): string {
  return cut(plain(text).replace(/\s+/g, ' ').trim());
}
