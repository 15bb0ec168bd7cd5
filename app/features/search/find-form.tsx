import { Form, useRouteLoaderData } from '@remix-run/react';
import * as findTexts from '../../../core/texts/find.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FeedData } from '../adverts/feed-page.tsx';
import { NearLink } from './near-link.tsx';

/** The search form of the top bar, which works without script. */
export function FindForm() {
  const home = useRouteLoaderData<FeedData>('routes/home');
  return (
    <Form className="find" role="search" action="/search">
      <input
        name="q"
        type="search"
        aria-label={findTexts.field}
        placeholder={findTexts.hint}
        autoComplete="off"
        enterKeyHint="search"
      />
      {home && <NearLink near={home.filters.near} />}
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </Form>
  );
}
