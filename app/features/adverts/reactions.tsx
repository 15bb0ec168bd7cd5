import { Icon } from '../../ui/icon.tsx';
import type { CardAdvert } from './advert-views.ts';
import { LikeButton } from './like-button.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';

export type ReactionChange = Partial<Pick<CardAdvert, 'likedByViewer' | 'likeCount' | 'savedByViewer'>>;

interface Props {
  advert: Omit<CardAdvert, 'seller'>;
  onChange?: ((change: ReactionChange) => void) | undefined;
}

export function Reactions({ advert, onChange }: Props) {
  return (
    <div className="reactions">
      <LikeButton
        advertId={advert.id}
        liked={advert.likedByViewer}
        count={advert.likeCount}
        onChange={onChange}
      />
      <span className="reaction">
        <a className="icon-button" href={`/singleherb/${advert.id}#comments`} aria-label="Comments">
          <Icon name="comments" />
        </a>
        <span className="count">{advert.commentCount}</span>
      </span>
      <SaveButton advertId={advert.id} saved={advert.savedByViewer} onChange={onChange} />
      <ShareButton
        path={`/singleherb/${advert.id}`}
        title={advert.title}
        page={`/singleherb/${advert.id}/share`}
      />
    </div>
  );
}
