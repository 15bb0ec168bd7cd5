import { Link } from '@remix-run/react';
import { texts } from '../../../core/texts.ts';

/** Stands where the viewer could write to somebody whom they have not blocked. */
export function BlockedNote({ className, otherId }: { className: string; otherId: string }) {
  return (
    <p className={className}>
      {texts.chats.unblockFirst}{' '}
      <Link to={`/chat/block?${new URLSearchParams({ with: otherId })}`}>Unblock</Link>
    </p>
  );
}
