import { Link, useLoaderData } from '@remix-run/react';
import type { Page } from '../../core/adverts/advert.ts';
import { texts } from '../../core/texts.ts';
import { AdvertList } from '../components/advert-list.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { titled } from '../page-meta.ts';
import { page } from '../request.server.ts';
import { type CardAdvert, cardPageOf } from '../shown-adverts.ts';

export const loader = page(async ({ core, viewer, url }) => ({
  saved: cardPageOf(await core.listSaved(viewer, url.searchParams.get('after') ?? undefined)),
}));

export const meta = titled('Saved');

export default function Saved() {
  const { saved } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Saved</h1>
      {saved.items.length === 0 && (
        <EmptyState text={texts.saved.none}>
          <Link className="button" to="/home">
            Browse herbs
          </Link>
        </EmptyState>
      )}
      <AdvertList<{ saved: Page<CardAdvert> }>
        page={saved}
        address={(cursor) => `/saved?after=${encodeURIComponent(cursor)}`}
        pick={(data) => data.saved}
      />
    </>
  );
}
