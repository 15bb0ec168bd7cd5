import { useRootData } from '../root-data.ts';

/** How many notifications are unread, as a part of the name of the link that it stands in. */
export function UnreadNotifications() {
  const unread = useRootData()?.unreadNotifications ?? 0;
  if (unread === 0) return null;
  return (
    <span className="badge">
      {unread > 99 ? '99+' : unread}
      <span className="visually-hidden"> unread notifications </span>
    </span>
  );
}
