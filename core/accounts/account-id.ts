/** Whether this may be the id of an account: an address can hold anything, and a NUL even breaks a database. */
export function isAccountId(text: string): boolean {
  return /^[0-9A-Za-z_-]{1,64}$/.test(text);
}
