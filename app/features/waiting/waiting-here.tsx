import { lazy, Suspense } from 'react';
import { useRootData } from '../../rendering/root-data.ts';

/** Comes with what signed-in people load after the page; the server knows nothing of what waits. */
const UsedQueue = import.meta.env.SSR
  ? () => null
  : lazy(() =>
      import('./used-queue.tsx').then(
        ({ UsedQueue }) => ({ default: UsedQueue }),
        () => ({ default: () => null }),
      ),
    );

/** What of this person waits in the browser for the network, on the page that it belongs to. */
export function WaitingHere({ page }: { page: string }) {
  return (
    useRootData()?.viewer.id && (
      <Suspense>
        <UsedQueue page={page} />
      </Suspense>
    )
  );
}
