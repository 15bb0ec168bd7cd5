import { Link } from '@remix-run/react';
import { textParts } from '../../core/text/text-parts.ts';

/**
 * What somebody wrote. Its addresses can be tapped and lead to a page that names them; `sentences` begin with a capital
 * letter, by the stylesheet only.
 */
export function WrittenText({ text, sentences = false }: { text: string; sentences?: boolean }) {
  const parts = textParts(text, { sentences });
  return parts.map(({ kind, text: part }, position) => {
    // The parts of one text never move.
    const key = `${position} ${kind}`;
    if (kind === 'plain') return part;
    if (kind === 'capital') {
      return (
        <span key={key} className="capital">
          {part}
        </span>
      );
    }
    const to = `/leave?${new URLSearchParams({ to: part })}`;
    return (
      <Link key={key} to={to} rel="ugc nofollow noopener">
        {part}
      </Link>
    );
  });
}
