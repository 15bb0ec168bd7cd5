import type { Message } from '../../../core/entities/message.ts';
import { clockTime } from '../../../core/shared/time/clock-time.ts';
import { messageTime } from '../../../core/shared/time/message-time.ts';
import * as clockTexts from '../../../core/texts/clock.ts';
import * as messageMenuTexts from '../../../core/texts/message-menu.ts';
import { Icon } from '../../ui/icon.tsx';
import { MessageMenu } from './message-menu.tsx';

/**
 * When a message was sent; its day is above the first message of that day. `seen` is one's newest that the other has read.
 */
export function SentFoot({ message, own, seen }: { message: Message; own: boolean; seen: boolean }) {
  const { id, text, sentAt: at } = message;
  return (
    <>
      <time dateTime={at.toISOString()} title={messageTime(at, clockTexts)}>
        {clockTime(at, clockTexts)}
      </time>
      {!own && <MessageMenu id={id} text={text} />}
      {own && (
        <span className="message-state">
          <Icon name="sent" />
          {messageMenuTexts.sent}
        </span>
      )}
      {seen && <span>{messageMenuTexts.seen}</span>}
    </>
  );
}
