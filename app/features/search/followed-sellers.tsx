import { Link } from '@remix-run/react';
import type { Page } from '../../../core/entities/advert.ts';
import type { FollowedSeller } from '../../../core/follows/list-followed.ts';
import * as followsTexts from '../../../core/texts/follows.ts';
import * as savedPageTexts from '../../../core/texts/saved-page.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { useMorePages } from '../../ui/use-more-pages.ts';

/** The sellers whom the viewer follows, each with a button that ends it. */
export function FollowedSellers({ sellers }: { sellers: Page<FollowedSeller> }) {
  const viewer = useRootData()?.viewer;
  const list = useMorePages<FollowedSeller, { readonly sellers: Page<FollowedSeller> }>({
    first: sellers,
    address: (cursor) => `/saved?tab=sellers&after=${encodeURIComponent(cursor)}`,
    pick: (data) => data.sellers,
    viewerId: viewer?.kind === 'user' ? viewer.id : undefined,
  });
  return (
    <section className="saved-searches" aria-label={savedPageTexts.tabs.sellers}>
      {list.items.length === 0 ? (
        <EmptyState text={followsTexts.none}>
          <p className="muted">{followsTexts.noneHint}</p>
          <Link className="button" to="/home">
            {savedPageTexts.browse}
          </Link>
        </EmptyState>
      ) : (
        <ul className="search-list">
          {list.items.map((seller) => (
            <li key={seller.id} className="saved-search followed-seller">
              <Avatar picture={seller.picture} />
              <Name {...seller} />
              <form method="post" action={`/user/${seller.id}/follow`}>
                <input type="hidden" name="following" value="0" />
                <button
                  type="submit"
                  className="button button-plain"
                  aria-describedby={`seller-${seller.id}`}
                >
                  {savedPageTexts.unfollow}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </section>
  );
}

/** Somebody who is absent has no page to lead to. */
function Name({ id, fullName, username }: FollowedSeller) {
  if (username === undefined) {
    return (
      <span id={`seller-${id}`} className="muted">
        {fullName}
      </span>
    );
  }
  return (
    <a id={`seller-${id}`} href={`/user/${id}`}>
      <span dir="auto">{fullName}</span> <span className="muted small">@{username}</span>
    </a>
  );
}
