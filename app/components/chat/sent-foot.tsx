import { Icon } from '../icon.tsx';
import { MessageTime } from './message-time.tsx';

export function SentFoot({ at, now, own }: { at: Date; now: Date; own: boolean }) {
  return (
    <>
      <MessageTime at={at} now={now} />
      {own && (
        <span className="message-state">
          <Icon name="sent" />
          Sent
        </span>
      )}
    </>
  );
}
