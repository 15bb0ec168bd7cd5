import { useLoaderData } from '@remix-run/react';
import { choiceParameters } from '../../core/adverts/filter.ts';
import { isListCursor } from '../../core/adverts/list-cursor.ts';
import { FeedPage } from '../components/feed-page.tsx';
import { loadFeed } from '../load-feed.server.ts';
import { titled } from '../page-meta.ts';
import { sharedPage } from '../request.server.ts';

export const loader = sharedPage({ after: isListCursor, ...choiceParameters }, loadFeed);

export const meta = titled('Home', { path: '/home' });

export default function Index() {
  return <FeedPage {...useLoaderData<typeof loader>()} />;
}
