import { useEffect, useState } from 'react';
import * as likesTexts from '../../../core/texts/likes.ts';
import * as reactionsTexts from '../../../core/texts/reactions.ts';
import { Icon, Illustration } from '../../ui/icon.tsx';
import { useReaction } from './use-reaction.ts';

/** Milliseconds that the leaf unfolds, as in the stylesheet. */
const animationTime = 500;

interface Props {
  advertId: string;
  liked: boolean;
  count: number;
  onChange?: ((change: { likedByViewer: boolean; likeCount: number }) => void) | undefined;
}

/** The viewer's like and everybody's count. The like shows at once; the leaf unfolds when the server has it. */
export function LikeButton({ advertId, liked, count, onChange }: Props) {
  const [kept, setKept] = useState({ liked, count });
  const [unfolding, setUnfolding] = useState(false);
  useEffect(() => setKept({ liked, count }), [liked, count]);
  useEffect(() => {
    if (!unfolding) return;
    const timer = setTimeout(() => setUnfolding(false), animationTime);
    return () => clearTimeout(timer);
  }, [unfolding]);

  const countWith = (like: boolean) => kept.count + Number(like) - Number(kept.liked);
  const reaction = useReaction({
    failed: likesTexts.failed,
    onDone(wanted) {
      const likeCount = countWith(wanted);
      setKept({ liked: wanted, count: likeCount });
      onChange?.({ likedByViewer: wanted, likeCount });
      if (!wanted) return;
      setUnfolding(true);
      // Browsers and people may forbid the sound; that is no failure.
      new Audio('/like.wav').play().catch(() => {});
    },
  });
  const shown = reaction.optimistic ?? kept.liked;
  return (
    <form
      className="reaction"
      method="post"
      data-offline={reaction.offline}
      action={`/singleherb/${advertId}/like`}
      onSubmit={reaction.onSubmit(!kept.liked)}
    >
      <input type="hidden" name="liked" value={String(!kept.liked)} />
      <button
        type="submit"
        className="icon-button like"
        aria-label={reactionsTexts.like}
        aria-pressed={shown}
      >
        <Icon name="like" />
        {unfolding && <Illustration name="unfolding-leaf" className="unfolding-leaf" />}
      </button>
      <span className="count">{countWith(shown)}</span>
    </form>
  );
}
