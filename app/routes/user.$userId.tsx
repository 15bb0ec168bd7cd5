import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { Page } from '../../core/adverts/advert.ts';
import { postCount } from '../../core/adverts/counts.ts';
import { texts } from '../../core/texts.ts';
import { AdvertList } from '../components/advert-list.tsx';
import { Avatar } from '../components/avatar.tsx';
import { ChatLink } from '../components/chat-link.tsx';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { MonthOfJoining } from '../components/month-of-joining.tsx';
import { QuickMessage } from '../components/quick-message.tsx';
import { newMessageId } from '../new-message-id.ts';
import { pageMeta } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import { useRootData } from '../root-data.ts';
import { type CardAdvert, cardPageOf } from '../shown-adverts.ts';

export const loader = page(async ({ core, viewer, params, url, takeDraft }) => {
  const after = url.searchParams.get('after') ?? undefined;
  const [seen, draft] = await Promise.all([
    core.viewProfile(viewer, params['userId'] ?? '', after),
    takeDraft(),
  ]);
  const messageId = viewer.kind === 'visitor' ? undefined : newMessageId();
  return { ...seen, adverts: cardPageOf(seen.adverts), messageId, keptText: draft?.['message'] ?? '' };
});

export const action = form(async ({ core, viewer, client, params, typed, done }) => {
  const userId = params['userId'] ?? '';
  await core.sendMessage(viewer, { with: userId, ...typed('message', 'messageId'), client });
  return done(`/user/${userId}`, texts.chats.sent);
});

export const clientAction = keepForm(texts.chats.failed);

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
  const { profile, adverts, messageId, keptText } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const viewer = useRootData()?.viewer;
  return (
    <>
      <header className="profile-head">
        <Avatar picture={profile.picture} size={96} />
        <div className="profile-words">
          <h1 dir="auto">{profile.fullName}</h1>
          <p className="muted">@{profile.username}</p>
          <p className="profile-figures">
            <strong>{postCount(profile.advertCount)}</strong>
            <MonthOfJoining at={profile.joinedAt} />
          </p>
          <p className="profile-about" dir="auto">
            {profile.about === '' ? texts.profile.noBio : profile.about}
          </p>
          <ChatLink sellerId={profile.id} />
        </div>
      </header>
      {messageId !== undefined && viewer?.id !== profile.id && (
        <QuickMessage
          key={`${profile.id} message`}
          messageId={messageId}
          keptText={keptText}
          failure={failure}
        />
      )}
      <section aria-label="Posts">
        <h2 className="section-title">Posts</h2>
        {adverts.items.length === 0 && <p className="muted">{texts.adverts.none}</p>}
        <AdvertList<{ adverts: Page<CardAdvert> }>
          key={profile.id}
          page={adverts}
          address={(cursor) => `/user/${profile.id}?after=${encodeURIComponent(cursor)}`}
          pick={(data) => data.adverts}
        />
      </section>
    </>
  );
}
