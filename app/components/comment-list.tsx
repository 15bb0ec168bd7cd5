import type { Page } from '../../core/adverts/advert.ts';
import type { CommentView } from '../../core/comments/comment.ts';
import { texts } from '../../core/texts.ts';
import { useRootData } from '../root-data.ts';
import { LoadMore } from './load-more.tsx';
import { RelativeTime } from './relative-time.tsx';
import { SellerLink } from './seller-link.tsx';
import { useMorePages } from './use-more-pages.ts';

interface Props {
  comments: Page<CommentView>;
  advertId: string;
}

/** Newest first; older ones behind a link. */
export function CommentList({ comments, advertId }: Props) {
  const viewerId = useRootData()?.viewer.id;
  const list = useMorePages<CommentView, { comments: Page<CommentView> }>({
    first: comments,
    address: (cursor) => `/singleherb/${advertId}?comments=${encodeURIComponent(cursor)}`,
    pick: (data) => data.comments,
    viewerId,
  });
  if (list.items.length === 0) return <p className="muted">{texts.comments.none}</p>;
  return (
    <>
      <ul className="comment-list">
        {list.items.map(({ id, text, postedAt, author }) => (
          <li key={id} className="comment">
            <div className="comment-head">
              <SellerLink seller={author} />
              <RelativeTime at={postedAt} />
            </div>
            <p className="comment-text">{text}</p>
          </li>
        ))}
      </ul>
      <LoadMore
        address={list.nextAddress && `${list.nextAddress}#comments`}
        loading={list.loading}
        onLoad={list.load}
        words="Older comments"
      />
    </>
  );
}
