import { clockTime } from '../../../core/shared/time/clock-time.ts';
import { messageTime } from '../../../core/shared/time/message-time.ts';
import { Icon } from '../../ui/icon.tsx';

/** When a message was sent; its day is above the first message of that day. */
export function SentFoot({ id, at, own }: { id: string; at: Date; own: boolean }) {
  return (
    <>
      <time dateTime={at.toISOString()} title={messageTime(at)}>
        {clockTime(at)}
      </time>
      {!own && (
        <a className="message-report" href={`/report?message=${id}`}>
          Report
        </a>
      )}
      {own && (
        <span className="message-state">
          <Icon name="sent" />
          Sent
        </span>
      )}
    </>
  );
}
