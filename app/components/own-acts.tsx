import { Link } from '@remix-run/react';
import type { OwnAct } from '../own-acts.ts';

/** What a seller, or somebody else, can do with the advert that they look at, without any script. */
export function OwnActs({ acts }: { acts: readonly OwnAct[] }) {
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
