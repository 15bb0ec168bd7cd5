import { redirect } from '@remix-run/node';
import { Link, useParams } from '@remix-run/react';
import * as followPageTexts from '../../core/texts/follow-page.ts';
import * as followsTexts from '../../core/texts/follows.ts';
import { referringPage } from '../requests/referring-page.ts';
import { form, page } from '../requests/request.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';

const profileOf = (userId = '') => `/user/${encodeURIComponent(userId)}`;

/** Following has no page: its address leads to the seller's. */
export const loader = page(({ params }) => redirect(profileOf(params['userId'])));

/** Leads back to the page of the form. */
export const action = form(
  async ({ core, viewer, client, params, request, fields, done }) => {
    const { userId = '' } = params;
    const following = fields['following'] === '1';
    await core.toggleFollow(viewer, { userId, following, client });
    const said = following ? followsTexts.followed : followsTexts.unfollowed;
    return done(referringPage(request) ?? profileOf(userId), said);
  },
  {
    elsewhere: true,
    act: ({ params, fields }) => ({
      kind: 'follow',
      sellerId: params['userId'] ?? '',
      wanted: fields['following'] === '1',
    }),
  },
);

/** Without a component, Remix would not answer a refused form with a page. */
export default function BackToSeller() {
  return (
    <p>
      <Link to={profileOf(useParams()['userId'])}>{followPageTexts.back}</Link>
    </p>
  );
}

export { PageFailure as ErrorBoundary };
