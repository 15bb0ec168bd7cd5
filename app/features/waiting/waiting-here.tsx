import { lazy, Suspense } from 'react';
import { useRootData } from '../../rendering/root-data.ts';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';

/** Comes with what signed-in people load after the page. */
const WaitingList = lazy(() =>
  import('./waiting-list.tsx').then(
    ({ WaitingList }) => ({ default: WaitingList }),
    () => ({ default: () => null }),
  ),
);

/** What of this person waits in the browser for the network, on the page that it belongs to; without one, all of it. */
export function WaitingHere({ page }: { page?: string }) {
  const viewer = useRootData()?.viewer.id;
  const hydrated = useHydrated();
  return (
    viewer !== undefined &&
    hydrated && (
      <Suspense>
        <WaitingList page={page} />
      </Suspense>
    )
  );
}
