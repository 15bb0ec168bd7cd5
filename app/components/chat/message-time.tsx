import { messageTime } from '../../../core/time/message-time.ts';
import { relativeTime } from '../../../core/time/relative-time.ts';

/** How long ago a message was written; the exact time is its title. */
export function MessageTime({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={messageTime(at)}>
      {relativeTime(at, now)}
    </time>
  );
}
