import { useRootData } from '../rendering/root-data.ts';

export function SiteName() {
  return <>{useRootData()?.site.name}</>;
}
