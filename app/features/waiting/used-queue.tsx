import { type ComponentType, useEffect, useState } from 'react';
import { queueLoaded } from '../../browser/offline/queue.ts';

/** What waits on this page; it is loaded as soon as the page has loaded the queue, which most pages never do. */
export function UsedQueue({ page }: { page: string }) {
  const [List, setList] = useState<ComponentType<{ page: string }>>();
  useEffect(() => {
    queueLoaded
      .then(() => import('./waiting-list.tsx'))
      .then(
        ({ WaitingList }) => setList(() => WaitingList),
        () => {},
      );
  }, []);
  return List ? <List page={page} /> : null;
}
