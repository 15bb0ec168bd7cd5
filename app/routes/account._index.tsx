import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { likeCount, postCount } from '../../core/adverts/counts.ts';
import { perUnit } from '../../core/prices/unit-price.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as insightsTexts from '../../core/texts/insights.ts';
import * as profileTexts from '../../core/texts/profile.ts';
import * as reportsTexts from '../../core/texts/reports.ts';
import * as statesTexts from '../../core/texts/states.ts';
import { ownActs, reviewActs } from '../features/adverts/advert-acts.ts';
import { OwnAdvert } from '../features/adverts/own-advert.tsx';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/own-page.css?url';
import { Avatar } from '../ui/avatar.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { useMorePages } from '../ui/use-more-pages.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.profile.fullName ?? 'Account' });

export const loader = page(async ({ core, viewer, url }) => {
  const [profile, adverts, begun, moderates] = await Promise.all([
    core.viewOwnProfile(viewer),
    core.listOwnAdverts(viewer, url.searchParams.get('after') ?? undefined),
    core.hasAdvertDraft(viewer),
    viewer.kind === 'user' && core.isModerator(viewer),
  ]);
  const { accountId, username, fullName, about, picture, advertCount, likesReceived, facts } = profile;
  const around = { takesPayments: core.takesPayments(), now: new Date() };
  return {
    begun,
    moderates,
    profile: { id: accountId, username, fullName, about, picture, advertCount, likesReceived, facts },
    adverts: {
      ...adverts,
      items: adverts.items.map((card) => ({
        ...card,
        per: perUnit(card),
        acts: [...ownActs(card, around), ...reviewActs(card)],
        // On the server, because the text would add to the script.
        reviewNote: card.review === 'asked' && reportsTexts.reviewWaits,
      })),
    },
  };
});

type Data = Awaited<ReturnType<typeof loader>>;

export default function Account() {
  const { begun, moderates, profile, adverts } = useLoaderData<typeof loader>();
  const list = useMorePages<Data['adverts']['items'][number], Data>({
    first: adverts,
    address: (cursor) => `/account?after=${encodeURIComponent(cursor)}`,
    pick: (data) => data.adverts,
    viewerId: profile.id,
  });
  return (
    <div className="account">
      <header className="account-head">
        <Avatar picture={profile.picture} size={96} />
        <div className="account-who">
          <h1 dir="auto">{profile.fullName}</h1>
          <p className="muted">@{profile.username}</p>
          <p className="account-counts">
            {[postCount(profile.advertCount), likeCount(profile.likesReceived)].map((words) => (
              <Count key={words} words={words} />
            ))}
            {profile.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <p className={profile.about === '' ? 'account-about muted' : 'account-about'} dir="auto">
          {profile.about === '' ? profileTexts.noBio : profile.about}
        </p>
        <p className="account-links">
          <Link className="button button-quiet button-small" to="/account/edit-account">
            <Icon name="edit" className="icon-small" />
            Edit Profile
          </Link>
          <Link className="button button-quiet button-small" to="/account/settings">
            <Icon name="settings" className="icon-small" />
            Settings
          </Link>
          <Link className="button button-quiet button-small" to="/notifications">
            <Icon name="bell" className="icon-small" />
            Notifications
          </Link>
          <Link className="button button-quiet button-small" to="/account/insights">
            <Icon name="view" className="icon-small" />
            {insightsTexts.heading}
          </Link>
          <a className="button button-quiet button-small" href={`/user/${profile.id}/poster`}>
            Print a poster
          </a>
          {moderates && (
            <Link className="button button-quiet button-small" to="/moderation">
              <Icon name="flag" className="icon-small" />
              Moderation
            </Link>
          )}
        </p>
      </header>
      <section aria-labelledby="posts">
        <h2 id="posts">Posts</h2>
        {begun && (
          <p className="account-draft">
            <Link className="button button-quiet button-small" to="/post">
              Continue your draft
            </Link>
          </p>
        )}
        {list.items.some(({ state }) => state !== 'live') && (
          <p className="muted">{statesTexts.countsLive}</p>
        )}
        {list.items.length === 0 ? (
          <EmptyState text={advertsTexts.none}>
            <Link className="button" to="/post">
              Post New Ad
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

/** The number first, as "12 Posts" has it. */
function Count({ words }: { words: string }) {
  const end = words.indexOf(' ');
  return (
    <span>
      <strong>{words.slice(0, end)}</strong>
      {words.slice(end)}
    </span>
  );
}
