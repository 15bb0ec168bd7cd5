import type { LinksFunction } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { postCount } from '../../core/adverts/counts.ts';
import { choiceParameters, readChoice } from '../../core/adverts/filter.ts';
import { ratingsPerPage } from '../../core/ratings/limits.ts';
import { isCursor } from '../../core/shared/paging/cursor.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as answersTexts from '../../core/texts/answers.ts';
import * as chatsTexts from '../../core/texts/chats.ts';
import * as countsTexts from '../../core/texts/counts.ts';
import * as profileTexts from '../../core/texts/profile.ts';
import * as quickMessageTexts from '../../core/texts/quick-message.ts';
import * as ratingsTexts from '../../core/texts/ratings.ts';
import * as stallTexts from '../../core/texts/stall.ts';
import sprite from '../assets/stall-icons.svg?url';
import { RatingList } from '../features/account/rating-list.tsx';
import { shownRating } from '../features/account/shown-rating.server.ts';
import { AdvertList } from '../features/adverts/advert-list.tsx';
import { type CardPage, cardPageOf } from '../features/adverts/advert-views.ts';
import { FollowButton } from '../features/adverts/follow-button.tsx';
import { ShareButton } from '../features/adverts/share-button.tsx';
import { ChatLink } from '../features/chat/chat-link.tsx';
import { newMessageId } from '../features/chat/new-message-id.ts';
import { QuickMessage } from '../features/chat/quick-message.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { nearOf } from '../requests/cookies.server.ts';
import { form, sharedPage } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/stall.css?url';
import { Avatar } from '../ui/avatar.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { UnfinishedNotice } from '../ui/forms/unfinished-notice.tsx';
import type { stallIcons } from '../ui/icon-names.ts';
import { failureTitle, PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { pictureUrl } from '../ui/picture-url.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

type Tab = 'posts' | 'recommendations' | 'about';

const tabOf = (name: string | null): Tab => (name === 'recommendations' || name === 'about' ? name : 'posts');

const known = {
  tab: (name: string) => tabOf(name) === name && name !== 'posts',
  goods: choiceParameters.goods,
  after: isCursor,
  ratings: isCursor,
};

export const loader = sharedPage(known, async ({ core, viewer, params, url, request, unfinished }) => {
  const asked = url.searchParams;
  const tab = tabOf(asked.get('tab'));
  const { goods } = readChoice(asked);
  const [{ blocked, adverts, kinds, covers, ...seen }, kept, moderates] = await Promise.all([
    core.viewProfile(viewer, params['userId'] ?? '', { after: asked.get('after') ?? undefined, goods }),
    unfinished(),
    viewer.kind === 'user' && core.isModerator(viewer),
  ]);
  const { id, about, advertCount, ratingCount } = seen.profile;
  const own = viewer.kind !== 'visitor' && viewer.accountId === id;
  const mayWrite = viewer.kind !== 'visitor' && !own && !blocked;
  const ratings =
    tab === 'about'
      ? undefined
      : await core.listRatings(
          viewer,
          seen.profile,
          asked.get('ratings') ?? undefined,
          tab === 'posts' ? undefined : ratingsPerPage,
        );
  const path = `/user/${id}`;
  return {
    ...seen,
    profile: {
      ...seen.profile,
      facts: seen.profile.facts.map((fact) => ({ ...fact, words: said(fact.words) })),
    },
    tab,
    goods,
    ratings: ratings && { ...ratings, items: ratings.items.map(shownRating) },
    covers: covers.map(({ key }) => key),
    cover: covers[0],
    adverts: tab === 'posts' ? cardPageOf(adverts, await nearOf(request)) : undefined,
    messageId: mayWrite ? newMessageId() : undefined,
    kept,
    // What follows is made on the server, because the texts would add to the script of all viewers.
    about: about === '' ? profileTexts.noBio : about,
    tabs: [
      { to: path, words: postCount(advertCount, countsTexts), here: tab === 'posts' },
      {
        to: `${path}?tab=recommendations`,
        words: stallTexts.recommendations,
        count: ratingCount,
        here: tab === 'recommendations',
      },
      { to: `${path}?tab=about`, words: stallTexts.about, here: tab === 'about' },
    ],
    kinds:
      tab === 'posts' && kinds.some(({ count }) => count < advertCount)
        ? [
            { to: path, words: stallTexts.everyKind, here: goods === undefined },
            ...kinds.map((kind) => ({
              to: `${path}?goods=${kind.goods}`,
              words: advertsTexts.goods[kind.goods],
              count: kind.count,
              here: kind.goods === goods,
            })),
          ]
        : [],
    none: tab === 'recommendations' ? stallTexts.noRecommendations : advertsTexts.none,
    headings: [
      ['seller', ratingsTexts.ratedAs.seller] as const,
      ['buyer', ratingsTexts.ratedAs.buyer] as const,
    ],
    howRatingsCount: tab === 'posts' ? undefined : stallTexts.howTheyCount,
    ends: [
      ...(own
        ? [{ to: `${path}/poster`, words: stallTexts.poster }]
        : [{ to: `/report?user=${id}`, words: stallTexts.report }]),
      ...(moderates ? [{ to: `/moderation?user=${id}`, words: stallTexts.moderate }] : []),
    ],
  };
});

export const action = form(
  async ({ core, viewer, client, params, url, fields, typed, done }) => {
    const userId = params['userId'] ?? '';
    if (fields['rating'] !== undefined) {
      await core.answerRating(viewer, { ...typed('rating', 'answer'), client });
      return done(`/user/${userId}${url.search}#ratings`, answersTexts.done);
    }
    await core.sendMessage(viewer, { with: userId, ...typed('message', 'messageId'), client });
    return done(`/user/${userId}${url.search}`, chatsTexts.sent);
  },
  { keeps: [] },
);

export const clientAction = keepForm(quickMessageTexts.failed);

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) => {
  if (error || !data) return pageMeta(matches, { title: failureTitle(error) });
  const { id, fullName, username, about, picture } = data.profile;
  return pageMeta(matches, {
    title: fullName,
    description: about === '' ? stallTexts.herbsFrom({ username }) : about,
    path: `/user/${id}`,
    feed: `/user/${id}.atom`,
    picture: picture ?? data.cover,
    kind: 'profile',
  });
};

export default function User() {
  const { profile, following, about, tab, tabs, covers, messageId, kept, ends, ...shown } =
    useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const path = `/user/${profile.id}`;
  const address = `${useRootData()?.site.publicUrl ?? ''}${path}`;
  return (
    <>
      <StallCover covers={covers} />
      <header className="stall-head">
        <div className="stall-who">
          <Avatar picture={profile.picture} size={96} />
          <div>
            <h1 dir="auto">{profile.fullName}</h1>
            <p className="muted">@{profile.username}</p>
          </div>
        </div>
        {tab !== 'about' && (
          <p className="stall-about" dir="auto">
            {about}
          </p>
        )}
        <ul className="stall-facts">
          {profile.facts.map((fact) => (
            <li key={fact.about}>
              <StallIcon name={fact.about} />
              {fact.words}
            </li>
          ))}
        </ul>
        <div className="stall-acts">
          <ChatLink sellerId={profile.id} />
          <FollowButton key={profile.id} sellerId={profile.id} following={following} />
          <ShareButton
            path={path}
            title={profile.fullName}
            page={`https://wa.me/?text=${encodeURIComponent(`${profile.fullName} ${address}`)}`}
            what="profile"
          />
        </div>
      </header>
      <UnfinishedNotice said={kept?.['said']} />
      <nav id="stall" className="stall-tabs" aria-label={stallTexts.tabs}>
        {tabs.map((link) => (
          <Choice key={link.to} link={link} />
        ))}
      </nav>
      {tab === 'posts' && shown.adverts && (
        <StallPosts
          key={`${profile.id} ${shown.goods}`}
          path={path}
          page={shown.adverts}
          kinds={shown.kinds}
          goods={shown.goods}
          none={shown.none}
        />
      )}
      {tab === 'about' && (
        <p className="stall-words" dir="auto">
          {about}
        </p>
      )}
      {shown.ratings && shown.ratings.items.length > 0 && (
        <RatingList
          key={`${profile.id} ratings`}
          ratings={shown.ratings}
          headings={shown.headings}
          profile={profile}
          failure={failure}
          kept={kept}
        />
      )}
      {tab === 'recommendations' && shown.ratings?.items.length === 0 && (
        <p className="muted">{shown.none}</p>
      )}
      {shown.howRatingsCount && <p className="stall-words muted small">{shown.howRatingsCount}</p>}
      {messageId && (
        <QuickMessage
          otherId={profile.id}
          key={`${profile.id} message`}
          messageId={messageId}
          keptText={kept?.['message'] ?? ''}
          failure={failure}
        />
      )}
      <p className="stall-end">
        {ends.map(({ to, words }) => (
          <a key={to} className="report-link" href={to}>
            {words}
          </a>
        ))}
      </p>
    </>
  );
}

interface ChoiceLink {
  to: string;
  words: string;
  count?: number | undefined;
  here: boolean;
}

/** A tab, or a kind. Leads to the tabs, so that without script too the head of the page isn't scrolled past again. */
function Choice({ link: { to, words, count, here }, className }: { link: ChoiceLink; className?: string }) {
  return (
    <a className={className} href={`${to}#stall`} aria-current={here ? 'page' : undefined}>
      {words}
      {count !== undefined && count > 0 && <small>{count}</small>}
    </a>
  );
}

function StallPosts({
  path,
  page,
  kinds,
  goods,
  none,
}: {
  path: string;
  page: CardPage;
  kinds: readonly ChoiceLink[];
  goods: string | undefined;
  none: string;
}) {
  const later = goods === undefined ? `${path}?after=` : `${path}?goods=${goods}&after=`;
  return (
    <section className="stall-posts" aria-label={stallTexts.posts}>
      <AdvertList<{ adverts: CardPage }>
        page={page}
        address={(cursor) => later + encodeURIComponent(cursor)}
        pick={(data) => data.adverts}
        bar={
          kinds.length > 0 && (
            <nav className="chips kinds" aria-label={stallTexts.kind}>
              {kinds.map((link) => (
                <Choice key={link.to} className="chip" link={link} />
              ))}
            </nav>
          )
        }
      >
        <h2 className="visually-hidden">{stallTexts.posts}</h2>
        {page.items.length === 0 && <p className="muted">{none}</p>}
      </AdvertList>
    </section>
  );
}

/** Decoration: the adverts with their photos stand below. Pages that save data have the ground alone. */
function StallCover({ covers }: { covers: readonly string[] }) {
  const { lite, pictureBase } = useRootData() ?? {};
  const shown = import.meta.env.SSR && lite ? [] : covers;
  return (
    <div className="stall-cover">
      {shown.map((key) => (
        <img key={key} src={pictureUrl(key, 320, 'webp', pictureBase)} alt="" />
      ))}
    </div>
  );
}

/** Of this page alone, so that no other has to fetch it. Hidden from screen readers. */
function StallIcon({ name }: { name: keyof typeof stallIcons }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export { unlessUnreached as shouldRevalidate } from '../ui/forms/keep-form.ts';
export { PageFailure as ErrorBoundary };
