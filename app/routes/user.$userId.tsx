import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { AdvertCard, Page } from '../../core/adverts/advert.ts';
import { postCount } from '../../core/adverts/counts.ts';
import { texts } from '../../core/texts.ts';
import { AdvertList } from '../components/advert-list.tsx';
import { Avatar } from '../components/avatar.tsx';
import { MonthOfJoining } from '../components/month-of-joining.tsx';
import { pageMeta } from '../page-meta.ts';
import { page } from '../request.server.ts';

export { unlessReaction as shouldRevalidate } from '../unless-reaction.ts';

export const loader = page(({ core, viewer, params, url }) =>
  core.viewProfile(viewer, params['userId'] ?? '', url.searchParams.get('after') ?? undefined),
);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (data === undefined) return pageMeta(matches, { title: texts.profile.notFound });
  const { id, fullName, username, about, picture } = data.profile;
  return pageMeta(matches, {
    title: fullName,
    description: about === '' ? `Herbs and herbal remedies from ${username}.` : about,
    path: `/user/${id}`,
    picture: picture ?? data.adverts.items[0]?.cover,
    kind: 'profile',
  });
};

export default function User() {
  const { profile, adverts } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="profile-head">
        <Avatar picture={profile.picture} size={96} />
        <div className="profile-words">
          <h1>{profile.fullName}</h1>
          <p className="muted">@{profile.username}</p>
          <p className="profile-figures">
            <strong>{postCount(profile.advertCount)}</strong>
            <MonthOfJoining at={profile.joinedAt} />
          </p>
          <p className="profile-about">{profile.about === '' ? texts.profile.noBio : profile.about}</p>
        </div>
      </header>
      <section aria-label="Posts">
        <h2 className="section-title">Posts</h2>
        {adverts.items.length === 0 && <p className="muted">{texts.adverts.none}</p>}
        <AdvertList<{ adverts: Page<AdvertCard> }>
          key={profile.id}
          page={adverts}
          address={(cursor) => `/user/${profile.id}?after=${encodeURIComponent(cursor)}`}
          pick={(data) => data.adverts}
        />
      </section>
    </>
  );
}
