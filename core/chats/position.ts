const pattern = /^[0-9]{1,15}$/;

/** A position or sequence that came from an address, a form or a header; undefined for what can't be one. */
export function parsePosition(text: string | undefined): number | undefined {
  return text !== undefined && pattern.test(text) ? Number(text) : undefined;
}
