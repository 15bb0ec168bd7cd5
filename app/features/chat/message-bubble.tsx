import type { ReactNode } from 'react';
import type { AdvertTalkedAbout } from '../../../core/entities/conversation.ts';
import type { Message } from '../../../core/entities/message.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import { WrittenText } from '../../ui/written-text.tsx';
import { Answers, OfferCard } from './asked-card.tsx';
import { MessagePhotos, PhotosToUpload } from './message-photos.tsx';
import { QuotedCard } from './quoted-card.tsx';

/** One message, on its writer's side, with what can be answered. `foot` says when it was sent, and what became of it. */
export function MessageBubble({
  author,
  own,
  message,
  about,
  answerable,
  foot,
}: {
  author: string;
  own: boolean;
  message: Pick<Message, 'id' | 'text' | 'quotedAdvert'> &
    Partial<Message> & { readonly files?: readonly File[] };
  about: AdvertTalkedAbout | undefined;
  /** Whether the viewer may write. */
  answerable: boolean;
  foot: ReactNode;
}) {
  const {
    id,
    from = '',
    kind = 'text',
    text,
    pictures = [],
    files = [],
    quotedAdvert,
    amount,
    outcome,
  } = message;
  const asks = kind === 'question' || kind === 'offer';
  return (
    <li className={own ? 'message message-own' : 'message'}>
      <span className="visually-hidden">
        {own ? conversationTexts.yours : conversationTexts.of({ name: author })}
      </span>
      {quotedAdvert && <QuotedCard advert={quotedAdvert} about={about} />}
      <MessagePhotos pictures={pictures} />
      {files.length > 0 && <PhotosToUpload files={files} />}
      {kind === 'offer' ? (
        <OfferCard amount={amount} outcome={outcome} />
      ) : (
        text !== '' && (
          <p className="message-text" dir="auto">
            <WrittenText text={text} />
          </p>
        )
      )}
      {asks && !own && answerable && outcome === undefined && <Answers otherId={from} id={id} kind={kind} />}
      <div className="message-foot">{foot}</div>
    </li>
  );
}
