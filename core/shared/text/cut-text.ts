/** The beginning of a text, of at most this many UTF-16 units, without half of a character at its end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, '');
}
