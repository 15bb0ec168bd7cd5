import { useRootData } from '../../rendering/root-data.ts';

/** Whose page a form is on: what is sent after their session has ended is kept for them alone. */
export function MadeFor() {
  const viewerId = useRootData()?.viewer.id;
  return viewerId === undefined ? null : <input type="hidden" name="for" value={viewerId} />;
}
