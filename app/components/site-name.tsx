import { useRootData } from '../root-data.ts';

/** What the operator calls this site. */
export function SiteName() {
  return <>{useRootData()?.site.name}</>;
}
