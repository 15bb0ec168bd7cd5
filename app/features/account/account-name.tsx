/** Tells a password manager whose password this form is about; people see the address elsewhere on the page. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
