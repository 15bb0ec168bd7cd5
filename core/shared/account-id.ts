/** Whether this can be the id of an account. Text from an address can be anything. */
export function isAccountId(text: string): boolean {
  return /^[0-9A-Za-z_-]{1,64}$/.test(text);
}
