import { useLoaderData } from '@remix-run/react';
import { isListCursor } from '../../core/adverts/list-cursor.ts';
import * as homeTexts from '../../core/texts/home.ts';
import { FeedPage } from '../features/adverts/feed-page.tsx';
import { loadFeed } from '../features/adverts/load-feed.server.ts';
import { listParameters } from '../features/search/list-parameters.ts';
import { InstallNotice } from '../features/site/install-notice.tsx';
import { sharedPage } from '../requests/request.server.ts';
import { titled } from '../ui/page-meta.ts';

export const loader = sharedPage({ after: isListCursor, ...listParameters }, loadFeed);

export const meta = titled(homeTexts.heading, { path: '/home' });

export default function Index() {
  return (
    <>
      <FeedPage {...useLoaderData<typeof loader>()} />
      <InstallNotice />
    </>
  );
}
