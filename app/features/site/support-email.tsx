import { useRootData } from '../../rendering/root-data.ts';

export function SupportEmail() {
  const email = useRootData()?.site.email;
  return email === undefined ? null : <a href={`mailto:${email}`}>{email}</a>;
}
