/**
 * The pattern of an address of the web, in any letters, with its scheme or with a slash after its host: what comes after
 * that tells letters apart.
 */
export const webAddress = String.raw`https?:\/\/\S+|(?<![a-z0-9.-])(?:www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*)`;
const address = new RegExp(`(${webAddress})`, 'i');

/** A text as titles and descriptions are stored: in lower case, but for the addresses in it. */
export function smallLetters(typed: string): string {
  const parts = typed.split(address);
  return parts.map((part, index) => (index % 2 === 0 ? part.toLowerCase() : part)).join('');
}
