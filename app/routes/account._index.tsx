import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { likeCount, postCount } from '../../core/adverts/counts.ts';
import { advertStates } from '../../core/entities/advert-state.ts';
import { perUnit } from '../../core/prices/unit-price.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as countsTexts from '../../core/texts/counts.ts';
import * as ownPageTexts from '../../core/texts/own-page.ts';
import * as reportsTexts from '../../core/texts/reports.ts';
import * as unitsTexts from '../../core/texts/units.ts';
import { PersonHead } from '../features/account/person-head.tsx';
import { ownActs, reviewActs } from '../features/adverts/advert-acts.ts';
import { MyShop } from '../features/adverts/my-shop.tsx';
import { OwnAdvert } from '../features/adverts/own-advert.tsx';
import { ownPageAddress, shownShop } from '../features/adverts/shop-views.server.ts';
import { useRootData } from '../rendering/root-data.ts';
import { page } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/own-page.css?url';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';
import { useMorePages } from '../ui/use-more-pages.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.profile.fullName ?? ownPageTexts.account });

export const loader = page(async ({ core, viewer, url }) => {
  const after = url.searchParams.get('after') ?? undefined;
  const state = advertStates.find((name) => name === url.searchParams.get('state'));
  const [profile, adverts, begun, moderates, shop, offers] = await Promise.all([
    core.viewOwnProfile(viewer),
    core.listOwnAdverts(viewer, after, state),
    core.hasAdvertDraft(viewer),
    viewer.kind === 'user' && core.isModerator(viewer),
    // The list alone goes on: a later page shows nothing else anew.
    after === undefined ? core.viewShop(viewer) : undefined,
    after === undefined ? core.listWaitingOffers(viewer) : [],
  ]);
  const { accountId, username, fullName, about, picture, advertCount, likesReceived, facts } = profile;
  const around = { takesPayments: core.takesPayments(), now: new Date() };
  return {
    begun,
    moderates,
    profile: { id: accountId, username, fullName, about, picture, facts: facts.map(said) },
    counts: [postCount(advertCount, countsTexts), likeCount(likesReceived, countsTexts)],
    shop: shop && shownShop(shop, { sellerId: accountId, offers, state }),
    empty: state === undefined ? advertsTexts.none : ownPageTexts.noneOfThese,
    /** Where a further page is, up to its cursor. */
    later: `${ownPageAddress(state)}${state === undefined ? '?' : '&'}after=`,
    adverts: {
      ...adverts,
      items: adverts.items.map((card) => ({
        ...card,
        chip: card.chip && said(card.chip),
        performance: said(card.performance),
        per: perUnit(card, unitsTexts),
        acts: [...ownActs(card, around), ...reviewActs(card)],
        // On the server, because the text would add to the script.
        reviewNote: card.review === 'asked' && reportsTexts.reviewWaits,
      })),
    },
  };
});

type Data = Awaited<ReturnType<typeof loader>>;

export default function Account() {
  const { begun, moderates, profile, counts, shop, empty, later, adverts } = useLoaderData<typeof loader>();
  const unread = useRootData()?.unreadNotifications ?? 0;
  const list = useMorePages<Data['adverts']['items'][number], Data>({
    first: adverts,
    address: (cursor) => later + encodeURIComponent(cursor),
    pick: (data) => data.adverts,
    viewerId: profile.id,
  });
  const none = list.items.length === 0;
  return (
    <div className="account">
      <PersonHead person={profile} counts={counts} />
      <p className="account-acts">
        <Link className="button button-quiet button-small" to="/account/edit-account">
          <Icon name="edit" className="icon-small" />
          {ownPageTexts.editProfile}
        </Link>
        <Link className="button button-quiet button-small" to="/notifications">
          <Icon name="bell" className="icon-small" />
          {ownPageTexts.notifications}
          {unread > 0 && (
            <span className="badge">
              <Said
                text={ownPageTexts.unread({ number: unread > 99 ? '99+' : unread })}
                parts={{ spoken: (words) => <span className="visually-hidden">{words}</span> }}
              />
            </span>
          )}
        </Link>
        <Link className="button button-quiet button-small account-settings" to="/account/settings">
          <Icon name="settings" className="icon-small" />
          <span>{ownPageTexts.settings}</span>
        </Link>
        {moderates && (
          <Link className="button button-quiet button-small" to="/moderation">
            <Icon name="flag" className="icon-small" />
            {ownPageTexts.moderation}
          </Link>
        )}
      </p>
      {shop && <MyShop shop={shop} />}
      <section aria-labelledby="posts">
        <div className="posts-head">
          <h2 id="posts">{ownPageTexts.posts}</h2>
          {begun && (
            <Link className="button button-quiet button-small" to="/post">
              {ownPageTexts.continueDraft}
            </Link>
          )}
          {!none && (
            <Link className="button button-small" to="/post">
              <Icon name="post" className="icon-small" />
              {ownPageTexts.postNew}
            </Link>
          )}
        </div>
        {shop?.hasAdverts && (
          <nav className="chips" aria-label={ownPageTexts.which}>
            {shop.chips.map(({ words, count, to, current }) => (
              <Link key={to} className="chip" to={to} aria-current={current ? 'page' : undefined}>
                {words} <small>{count}</small>
              </Link>
            ))}
          </nav>
        )}
        {none ? (
          <EmptyState text={empty}>
            <Link className="button" to="/post">
              {ownPageTexts.postNew}
            </Link>
          </EmptyState>
        ) : (
          <ul className="own-posts">
            {list.items.map((advert) => (
              <OwnAdvert key={advert.id} advert={advert} />
            ))}
          </ul>
        )}
        <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
      </section>
    </div>
  );
}
