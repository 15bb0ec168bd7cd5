import { useLoaderData } from '@remix-run/react';
import { FeedPage } from '../components/feed-page.tsx';
import { loadFeed } from '../load-feed.server.ts';
import { titled } from '../page-meta.ts';
import { page } from '../request.server.ts';

export const loader = page(loadFeed);

export const meta = titled('Home', { path: '/home' });

export default function Index() {
  return <FeedPage {...useLoaderData<typeof loader>()} />;
}
