/** Whether this may be the reference of a payment: a notice can contain anything. */
export function isReference(text: string): boolean {
  return /^[0-9A-Za-z]{1,50}$/.test(text);
}
