import * as reactionsTexts from '../../../core/texts/reactions.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CardAdvert } from './advert-views.ts';
import { LikeButton } from './like-button.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';

export type ReactionChange = Partial<Pick<CardAdvert, 'likedByViewer' | 'likeCount' | 'savedByViewer'>>;

/** Shares an advert. */
export function ShareAdvert({ id, title }: Pick<CardAdvert, 'id' | 'title'>) {
  return <ShareButton path={`/singleherb/${id}`} title={title} page={`/singleherb/${id}/share`} />;
}

interface Props {
  advert: Omit<CardAdvert, 'seller'>;
  onChange?: ((change: ReactionChange) => void) | undefined;
  /** Whether Share stands among them. */
  share?: boolean;
}

export function Reactions({ advert, onChange, share = true }: Props) {
  return (
    <div className="reactions">
      <LikeButton
        advertId={advert.id}
        liked={advert.likedByViewer}
        count={advert.likeCount}
        onChange={onChange}
      />
      <span className="reaction">
        <a
          className="icon-button"
          href={`/singleherb/${advert.id}#comments`}
          aria-label={reactionsTexts.comments}
        >
          <Icon name="comments" />
        </a>
        <span className="count">{advert.commentCount}</span>
      </span>
      <SaveButton advertId={advert.id} saved={advert.savedByViewer} onChange={onChange} />
      {share && <ShareAdvert {...advert} />}
    </div>
  );
}
