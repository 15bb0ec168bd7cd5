import { Link } from '@remix-run/react';
import type { OwnAct } from '../own-acts.server.ts';

/** What a seller can do with the advert that they look at, without any script. */
export function OwnActs({ acts }: { acts: readonly OwnAct[] }) {
  return (
    <div className="button-row">
      {acts.map(({ to, words, sold }) =>
        sold ? (
          <form key={words} method="post" action={to}>
            <input type="hidden" name="sold" value={sold} />
            <button type="submit" className="button button-quiet button-small">
              {words}
            </button>
          </form>
        ) : (
          <Link key={words} className="button button-quiet button-small" to={to}>
            {words}
          </Link>
        ),
      )}
    </div>
  );
}
