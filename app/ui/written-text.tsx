import { Link } from '@remix-run/react';
import { textParts } from '../../core/shared/text/text-parts.ts';

/** Text that a person wrote. Its links lead to a page that names the other site. */
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
