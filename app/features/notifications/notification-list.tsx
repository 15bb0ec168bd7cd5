import type { Page } from '../../../core/entities/advert.ts';
import type { ShownNotification } from '../../../core/notifications/list-notifications.ts';
import * as notificationsPageTexts from '../../../core/texts/notifications-page.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useMorePages } from '../../ui/use-more-pages.ts';

/** Somebody's notifications, newest first; unread ones also say so in words. */
export function NotificationList({ first }: { first: Page<ShownNotification> }) {
  const viewer = useRootData()?.viewer;
  const list = useMorePages<ShownNotification, Page<ShownNotification>>({
    first,
    address: (cursor) => `/notifications?after=${encodeURIComponent(cursor)}`,
    pick: (data) => data,
    viewerId: viewer?.kind === 'user' ? viewer.id : undefined,
  });
  return (
    <>
      <ul className="notification-list">
        {list.items.map(({ id, text, at, read }) => (
          <li key={id}>
            <a
              href={`/notifications?open=${id}`}
              className={read ? 'notification' : 'notification notification-unread'}
              data-reload=""
            >
              <span>{text}</span>
              <span className="notification-time">
                {!read && <strong className="notification-new">{notificationsPageTexts.fresh}</strong>}
                <RelativeTime at={at} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </>
  );
}
