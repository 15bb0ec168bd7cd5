import { Link } from '@remix-run/react';
import type { AdvertTalkedAbout } from '../../../core/entities/conversation.ts';
import type { QuotedAdvert } from '../../../core/entities/message.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import { AdvertThumbnail } from './advert-thumbnail.tsx';

/** An advert that a message quotes, with its photo if it is the one that the conversation is about. */
export function QuotedCard({
  advert,
  about,
}: {
  advert: QuotedAdvert;
  about: AdvertTalkedAbout | undefined;
}) {
  return (
    <Link className="quoted-card" to={`/singleherb/${advert.id}`}>
      <AdvertThumbnail cover={about?.id === advert.id ? about.cover : undefined} />
      <span>
        <span className="quoted-label">{conversationTexts.about}</span>
        <span className="quoted-title" dir="auto">
          {advert.title}
        </span>
      </span>
    </Link>
  );
}
