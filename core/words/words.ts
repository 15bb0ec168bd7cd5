/** In code points. Longer words and beginnings are cut, in the index and in queries alike. */
const longest = 100;

const unheard = /[\p{Mn}\p{Default_Ignorable_Code_Point}'‘’ʻʼ`´]/gu;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** A sound of Luganda that is spelled in five ways; ŋ has already become "ng". */
const ng = /(?:n+g)+/g;

/** A number with commas between thousands: "2,500,050". */
const thousands = /(?<![0-9,])[0-9]{1,3}(?:,[0-9]{3})+(?![0-9]|,[0-9])/g;

/** Units of measures and counts, which people write after a number: "250 g", "250g". */
const units =
  'mg|g|gms?|grams?|kgs?|kilos?|kilograms?|ml|cl|l|ltrs?|lit(?:re|er)s?|pcs?|pieces?|bunch(?:es)?|plants?|packets?|bottles?|tins?|sacks?';
const beforeUnit = new RegExp(`([0-9])\\s+(?=(?:${units})(?![\\p{L}\\p{M}\\p{N}]))`, 'gu');

/** A text without case, accents, apostrophes and invisible characters, and with plain letters for their variants. */
function plain(text: string): string {
  // An acute accent is used as an apostrophe; NFKD would convert it to a space and a mark.
  const letters = text.replaceAll('´', '').normalize('NFKD').toLowerCase().replace(unheard, '');
  return letters.replaceAll('ŋ', 'ng');
}

/** A text as search compares it: "Nng'áali", "ŋaali" and "ngaali" are alike. */
function folded(text: string): string {
  return plain(text).replace(ng, 'ng');
}

function cut(text: string): string {
  return text.length <= longest ? text : [...text].slice(0, longest).join('');
}

function split(text: string): readonly string[] {
  return (text.match(word) ?? []).map(cut);
}

/** The words of a text as search compares them: letters and digits alone, so that none means anything to a database. */
export function wordsOf(text: string): readonly string[] {
  return split(folded(text));
}

/** The words of a query. A number and its unit are one word without commas: "2,500 g" becomes "2500g". */
export function soughtWords(query: string): readonly string[] {
  const numbers = folded(query).replace(thousands, (number) => number.replaceAll(',', ''));
  return split(numbers.replace(beforeUnit, '$1'));
}

/**
 * The words of a text in every spelling that a query may have. A query that is still being typed must find the text
 * after each letter: "10 lemons" is also indexed as "10lemons", because "10 l" asks for that, and "nngaali" stays
 * beside "ngaali".
 */
export function everyWriting(text: string): readonly string[] {
  const alike = folded(text);
  const withoutCommas = alike.replace(/([0-9]),(?=[0-9])/g, '$1');
  const joined = withoutCommas.replace(/([0-9])\s+(?=\p{L})/gu, '$1');
  const texts = new Set([alike, withoutCommas, joined, plain(text)]);
  return [...new Set([...texts].flatMap(split))];
}

/** The beginning of a title or username for search: signs and emoji stay, each run of white space is one space. */
export function startOf(text: string): string {
  return cut(folded(text).replace(/\s+/g, ' ').trim());
}
