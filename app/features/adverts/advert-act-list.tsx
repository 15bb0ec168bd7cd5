import { Link } from '@remix-run/react';
import type { AdvertAct } from './advert-acts.ts';

/** What a seller, or somebody else, can do with the advert that they look at, without any script. */
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
