import { useEffect, useState } from 'react';
import * as followsTexts from '../../../core/texts/follows.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { useReaction } from './use-reaction.ts';

interface Props {
  sellerId: string;
  following: boolean;
}

/** Follows a seller, or no longer follows them, without script too; nothing for oneself. */
export function FollowButton({ sellerId, following }: Props) {
  const viewer = useRootData()?.viewer;
  const [kept, setKept] = useState(following);
  useEffect(() => setKept(following), [following]);
  const { optimistic, onSubmit, offline } = useReaction({
    failed: followsTexts.failed,
    refusedOnPage: true,
    onDone: setKept,
  });
  if (viewer?.id === sellerId) return null;
  return (
    <form
      className="follow"
      method="post"
      data-offline={offline}
      action={`/user/${sellerId}/follow`}
      onSubmit={onSubmit(!kept)}
    >
      <input type="hidden" name="following" value={kept ? 0 : 1} />
      <button type="submit" className="button button-quiet">
        {(optimistic ?? kept) ? 'Following' : 'Follow'}
      </button>
    </form>
  );
}
