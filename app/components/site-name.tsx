import { useRootData } from '../root-data.ts';

export function SiteName() {
  return <>{useRootData()?.site.name}</>;
}
