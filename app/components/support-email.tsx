import { useRootData } from '../root-data.ts';

/** The email address of somebody who can help. */
export function SupportEmail() {
  const email = useRootData()?.site.email;
  return email === undefined ? null : <a href={`mailto:${email}`}>{email}</a>;
}
