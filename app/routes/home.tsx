import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { FeedPage } from '../components/feed-page.tsx';
import { loadFeed } from '../load-feed.server.ts';
import { pageMeta } from '../page-meta.ts';
import { page } from '../request.server.ts';

export const loader = page(loadFeed);

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: 'Home', path: '/' });

export default function Home() {
  return <FeedPage {...useLoaderData<typeof loader>()} />;
}
