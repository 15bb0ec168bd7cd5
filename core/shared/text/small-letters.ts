/** The pattern of a web address in any case, with a scheme or with a slash after its host: paths are case-sensitive. */
export const webAddress = String.raw`https?:\/\/\S+|(?<![a-z0-9.-])(?:www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*)`;
const address = new RegExp(`(${webAddress})`, 'i');

/** A text in lower case except for the web addresses in it, as titles and descriptions are stored. */
export function smallLetters(typed: string): string {
  const parts = typed.split(address);
  return parts.map((part, index) => (index % 2 === 0 ? part.toLowerCase() : part)).join('');
}
