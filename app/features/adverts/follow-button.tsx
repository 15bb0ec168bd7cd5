import { Form } from '@remix-run/react';
import * as followButtonTexts from '../../../core/texts/follow-button.ts';
import { useRootData } from '../../rendering/root-data.ts';

interface Props {
  sellerId: string;
  following: boolean;
}

/** Follows a seller, or no longer follows them, without script too; nothing for oneself. */
export function FollowButton({ sellerId, following }: Props) {
  if (useRootData()?.viewer.id === sellerId) return null;
  return (
    <Form className="follow" method="post" action={`/user/${sellerId}/follow`} preventScrollReset>
      <button type="submit" className="button button-quiet" name="following" value={following ? 0 : 1}>
        {following ? followButtonTexts.following : followButtonTexts.follow}
      </button>
    </Form>
  );
}
