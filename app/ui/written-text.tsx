import { Link } from '@remix-run/react';
import { textParts } from '../../core/shared/text/text-parts.ts';

/** What somebody wrote. Its addresses can be tapped and lead to a page that names them. */
export function WrittenText({ text }: { text: string }) {
  return textParts(text).map(({ kind, text: part }, position) => {
    // The parts of one text never move.
    const key = `${position} ${kind}`;
    if (kind === 'plain') return part;
    const to = `/leave?${new URLSearchParams({ to: part })}`;
    return (
      <Link key={key} to={to} rel="ugc nofollow noopener">
        {part}
      </Link>
    );
  });
}
