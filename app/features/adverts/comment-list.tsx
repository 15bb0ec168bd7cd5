import { useNavigate } from '@remix-run/react';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { Page } from '../../../core/entities/advert.ts';
import type { ShownComment } from '../../../core/entities/comment.ts';
import * as commentsTexts from '../../../core/texts/comments.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useMorePages } from '../../ui/use-more-pages.ts';
import { SellerLink } from '../account/seller-link.tsx';
import type { DeleteCommentDialogProps } from './delete-comment-dialog.tsx';

interface Props {
  comments: Page<ShownComment>;
  advertId: string;
}

/** Newest first; older ones behind a link. */
export function CommentList({ comments, advertId }: Props) {
  const viewerId = useRootData()?.viewer.id;
  const list = useMorePages<ShownComment, { comments: Page<ShownComment> }>({
    first: comments,
    address: (cursor) => `/singleherb/${advertId}?comments=${encodeURIComponent(cursor)}`,
    pick: (data) => data.comments,
    viewerId,
  });
  if (list.items.length === 0) return <p className="muted">{commentsTexts.none}</p>;
  return (
    <>
      <ul className="comment-list">
        {list.items.map(({ id, text, postedAt, author, bySeller, deletable, hidden }) => (
          <li key={id} className="comment">
            <div className="comment-head">
              <SellerLink seller={author} />
              {bySeller && <span className="seller-mark">{commentsTexts.seller}</span>}
              <RelativeTime at={postedAt} />
            </div>
            <p className="comment-text" dir="auto">
              {text}
            </p>
            {(hidden || author?.id !== viewerId) && (
              <a className="comment-delete" href={`/report?comment=${id}`}>
                {hidden ? commentsTexts.whyHidden : commentsTexts.report}
              </a>
            )}
            {deletable && (
              <DeleteCommentLink text={text} path={`/singleherb/${advertId}/comments/${id}/delete`} />
            )}
          </li>
        ))}
      </ul>
      <LoadMore
        address={list.nextAddress && `${list.nextAddress}#comments`}
        loading={list.loading}
        onLoad={list.load}
        words={commentsTexts.older}
      />
    </>
  );
}

/** Leads to the page that asks for confirmation, or opens a dialog if its script can be loaded. */
function DeleteCommentLink({ text, path }: { text: string; path: string }) {
  const [Dialog, setDialog] = useState<ComponentType<DeleteCommentDialogProps>>();
  const navigate = useNavigate();
  const ask = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    import('./delete-comment-dialog.tsx').then(
      ({ DeleteCommentDialog }) => setDialog(() => DeleteCommentDialog),
      () => navigate(path),
    );
  };
  return (
    <>
      <a className="comment-delete" href={path} onClick={ask} aria-label={commentsTexts.removeLabel}>
        {commentsTexts.remove}
      </a>
      {Dialog && <Dialog text={text} path={path} onClose={() => setDialog(undefined)} />}
    </>
  );
}
