/** A name in quotation marks, within a sentence; one that begins with a quotation stays as it is. */
export function quoted(name: string): string {
  return name.startsWith('“') ? name : `“${name}”`;
}
