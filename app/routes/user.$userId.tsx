import type { LinksFunction } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { postCount } from '../../core/adverts/counts.ts';
import { isCursor } from '../../core/shared/paging/cursor.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as answersTexts from '../../core/texts/answers.ts';
import * as chatsTexts from '../../core/texts/chats.ts';
import * as profileTexts from '../../core/texts/profile.ts';
import { RatingList } from '../features/account/rating-list.tsx';
import { AdvertList } from '../features/adverts/advert-list.tsx';
import { type CardPage, cardPageOf } from '../features/adverts/advert-views.ts';
import { FollowButton } from '../features/adverts/follow-button.tsx';
import { ChatLink } from '../features/chat/chat-link.tsx';
import { newMessageId } from '../features/chat/new-message-id.ts';
import { QuickMessage } from '../features/chat/quick-message.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { nearOf } from '../requests/cookies.server.ts';
import { form, sharedPage } from '../requests/request.server.ts';
import stylesheet from '../styles/stall.css?url';
import { Avatar } from '../ui/avatar.tsx';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { UnfinishedNotice } from '../ui/forms/unfinished-notice.tsx';
import { failureTitle, PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { pictureUrl } from '../ui/picture-url.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

const photosOfCover = 3;

const known = { after: isCursor, ratings: isCursor };

export const loader = sharedPage(known, async ({ core, viewer, params, url, request, unfinished }) => {
  const after = url.searchParams.get('after') ?? undefined;
  const [{ blocked, ...seen }, kept, moderates] = await Promise.all([
    core.viewProfile(viewer, params['userId'] ?? '', after),
    unfinished(),
    viewer.kind === 'user' && core.isModerator(viewer),
  ]);
  const own = viewer.kind !== 'visitor' && viewer.accountId === seen.profile.id;
  const mayWrite = viewer.kind !== 'visitor' && !own && !blocked;
  const ratings = await core.listRatings(viewer, seen.profile, url.searchParams.get('ratings') ?? undefined);
  return {
    ...seen,
    ratings,
    adverts: cardPageOf(seen.adverts, await nearOf(request)),
    messageId: mayWrite ? newMessageId() : undefined,
    kept,
    // On the server, because the texts would add to the script of all viewers.
    ends: [
      ...(own
        ? [{ to: `/user/${seen.profile.id}/poster`, words: 'Print a poster' }]
        : [{ to: `/report?user=${seen.profile.id}`, words: 'Report' }]),
      ...(moderates ? [{ to: `/moderation?user=${seen.profile.id}`, words: 'Moderate this account' }] : []),
    ],
  };
});

export const action = form(
  async ({ core, viewer, client, params, fields, typed, done }) => {
    const userId = params['userId'] ?? '';
    if (fields['rating'] !== undefined) {
      await core.answerRating(viewer, { ...typed('rating', 'answer'), client });
      return done(`/user/${userId}#ratings`, answersTexts.done);
    }
    await core.sendMessage(viewer, { with: userId, ...typed('message', 'messageId'), client });
    return done(`/user/${userId}`, chatsTexts.sent);
  },
  { keeps: [] },
);

export const clientAction = keepForm(chatsTexts.failed);

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) => {
  if (error || !data) return pageMeta(matches, { title: failureTitle(error) });
  const { id, fullName, username, about, picture } = data.profile;
  return pageMeta(matches, {
    title: fullName,
    description: about === '' ? `Herbs and herbal remedies from ${username}.` : about,
    path: `/user/${id}`,
    feed: `/user/${id}.atom`,
    picture: picture ?? data.adverts.items[0]?.cover,
    kind: 'profile',
  });
};

export default function User() {
  const { profile, following, ratings, adverts, messageId, kept, ends } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  return (
    <>
      <StallCover covers={adverts.items.slice(0, photosOfCover).map(({ cover }) => cover)} />
      <header className="profile-head">
        <Avatar picture={profile.picture} size={96} />
        <div className="profile-words">
          <h1 dir="auto">{profile.fullName}</h1>
          <p className="muted">@{profile.username}</p>
          <p className="profile-figures">
            <strong>{postCount(profile.advertCount)}</strong>
            {profile.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <p className="profile-about" dir="auto">
            {profile.about === '' ? profileTexts.noBio : profile.about}
          </p>
          <div className="stall-acts">
            <ChatLink sellerId={profile.id} />
            <FollowButton key={profile.id} sellerId={profile.id} following={following} />
          </div>
        </div>
      </header>
      <UnfinishedNotice said={kept?.['said']} />
      {messageId && (
        <QuickMessage
          key={`${profile.id} message`}
          messageId={messageId}
          keptText={kept?.['message'] ?? ''}
          failure={failure}
        />
      )}
      {ratings.items.length > 0 && (
        <RatingList
          key={`${profile.id} ratings`}
          ratings={ratings}
          profile={profile}
          failure={failure}
          kept={kept}
        />
      )}
      <section aria-label="Posts">
        <AdvertList<{ adverts: CardPage }>
          key={profile.id}
          page={adverts}
          below={ratings.items.length > 0}
          address={(cursor) => `/user/${profile.id}?after=${encodeURIComponent(cursor)}`}
          pick={(data) => data.adverts}
          bar={<h2 className="section-title">Posts</h2>}
        >
          {adverts.items.length === 0 && <p className="muted">{advertsTexts.none}</p>}
        </AdvertList>
      </section>
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

/** Decoration: the adverts with their photos stand below. Pages that save data have the ground alone. */
function StallCover({ covers }: { covers: readonly { readonly key: string }[] }) {
  const { lite = false, pictureBase } = useRootData() ?? {};
  const shown = lite ? [] : covers;
  return (
    <div className="stall-cover">
      {shown.map(({ key }) => (
        <img key={key} src={pictureUrl(key, 320, 'webp', pictureBase)} alt="" />
      ))}
    </div>
  );
}

export { PageFailure as ErrorBoundary };
