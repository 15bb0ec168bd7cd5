import type { LinksFunction } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { DomainError } from '../../core/shared/errors.ts';
import * as photoViewerTexts from '../../core/texts/photo-viewer.ts';
import * as picturesTexts from '../../core/texts/pictures.ts';
import { texts } from '../../core/texts/text.ts';
import { PhotoViewer } from '../features/adverts/photo-viewer.tsx';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/viewer.css?url';
import { pageMeta } from '../ui/page-meta.ts';
import { fromSite } from '../ui/picture-url.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: RouteHandle = { shell: 'bare' };

export const loader = page(async ({ core, viewer, params }) => {
  const advert = await core.viewAdvert(viewer, params['id'] ?? '');
  const number = /^[1-9]\d?$/.test(params['number'] ?? '') ? Number(params['number']) : 0;
  const picture = advert.pictures[number - 1];
  if (picture === undefined) throw new DomainError('not-found', texts.pictures.notFound);
  const shown = advert.state === 'hidden' ? fromSite(picture) : picture;
  return { id: advert.id, title: advert.title, picture: shown, number, count: advert.pictures.length };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data ? photoViewerTexts.numberedOf(data) : picturesTexts.notFound });

export default function PhotoPage() {
  return <PhotoViewer {...useLoaderData<typeof loader>()} />;
}
