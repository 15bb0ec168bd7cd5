/** A random key for a form or a message that is about to be written: 30 characters of those that the server takes. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
