import { useRootData } from '../root-data.ts';

/** Where a person is reached who can help. */
export function SupportEmail() {
  const email = useRootData()?.site.email;
  return email === undefined ? null : <a href={`mailto:${email}`}>{email}</a>;
}
