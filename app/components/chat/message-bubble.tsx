import type { ReactNode } from 'react';
import type { QuotedAdvert } from '../../../core/chats/message.ts';
import { WrittenText } from '../written-text.tsx';
import { QuotedCard } from './quoted-card.tsx';

/** One message, on its writer's side. `foot` says when it was sent, and what became of it. */
export function MessageBubble({
  author,
  own,
  text,
  quotedAdvert,
  foot,
}: {
  author: string;
  own: boolean;
  text: string;
  quotedAdvert: QuotedAdvert | undefined;
  foot: ReactNode;
}) {
  return (
    <li className={own ? 'message message-own' : 'message'}>
      <span className="visually-hidden">{own ? 'You' : author}: </span>
      {quotedAdvert && <QuotedCard advert={quotedAdvert} />}
      <p className="message-text" dir="auto">
        <WrittenText text={text} />
      </p>
      <div className="message-foot">{foot}</div>
    </li>
  );
}
