import { watchedValue } from '../observable-value.ts';

/** How many messages are unread now; undefined when nobody knows better than the page as it was made. */
export const liveUnread = watchedValue<number | undefined>(undefined);
