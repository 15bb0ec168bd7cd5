/** An address of the web, with its scheme or with a slash after its host: what comes after that tells letters apart. */
const address = /(https?:\/\/\S+|(?<![a-z0-9.-])(?:www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*))/i;

/** A text as titles and descriptions are stored: in lower case, but for the addresses in it. */
export function smallLetters(typed: string): string {
  const parts = typed.split(address);
  return parts.map((part, index) => (index % 2 === 0 ? part.toLowerCase() : part)).join('');
}
