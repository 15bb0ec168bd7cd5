/** The account's email address for password managers. People see the address elsewhere on the page. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
