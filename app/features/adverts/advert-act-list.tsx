import { Link } from '@remix-run/react';
import type { AdvertAct } from './advert-acts.ts';

/** The actions that a seller or another viewer can take on an advert, as links and forms that need no script. */
export function AdvertActs({ acts }: { acts: readonly AdvertAct[] }) {
  return (
    <div className="button-row">
      {acts.map(({ to, words, move }) =>
        move === undefined ? (
          <Link key={words} className="button button-quiet button-small" to={to}>
            {words}
          </Link>
        ) : (
          <form key={words} method="post" action={to}>
            <button type="submit" name="move" value={move} className="button button-quiet button-small">
              {words}
            </button>
          </form>
        ),
      )}
    </div>
  );
}
