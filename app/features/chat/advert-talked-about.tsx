import { Link } from '@remix-run/react';
import type { AdvertTalkedAbout } from '../../../core/entities/conversation.ts';
import * as talkedAboutTexts from '../../../core/texts/talked-about.ts';
import { Icon } from '../../ui/icon.tsx';
import { AdvertThumbnail } from './advert-thumbnail.tsx';

/** Always in sight below the person: what the conversation is about, what it costs, and whether it can be had. */
export function TalkedAbout({ advert }: { advert: AdvertTalkedAbout }) {
  const { id, title, cover, price, state } = advert;
  return (
    <Link className="talked-about" to={`/singleherb/${id}`}>
      <span className="visually-hidden">{talkedAboutTexts.label} </span>
      <AdvertThumbnail cover={cover} />
      <span className="talked-about-words">
        <b dir="auto">{title}</b>{' '}
        <small>
          <span className="talked-about-price">{price}</span> ·{' '}
          {state === 'sold' ? talkedAboutTexts.states.sold : talkedAboutTexts.states.live}
        </small>
      </span>
      <Icon name="next" />
    </Link>
  );
}
