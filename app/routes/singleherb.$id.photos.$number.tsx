import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { DomainError } from '../../core/errors.ts';
import * as picturesTexts from '../../core/texts/pictures.ts';
import { PhotoViewer } from '../components/photo-viewer.tsx';
import { pageMeta } from '../page-meta.ts';
import { fromSite } from '../picture-url.ts';
import { page } from '../request.server.ts';
import type { RouteHandle } from '../root-layout.tsx';

export const handle: RouteHandle = { shell: 'bare' };

export const loader = page(async ({ core, viewer, params }) => {
  const advert = await core.viewAdvert(viewer, params['id'] ?? '');
  const number = /^[1-9]\d?$/.test(params['number'] ?? '') ? Number(params['number']) : 0;
  const picture = advert.pictures[number - 1];
  if (picture === undefined) throw new DomainError('not-found', picturesTexts.notFound);
  const shown = advert.state === 'hidden' ? fromSite(picture) : picture;
  return { id: advert.id, title: advert.title, picture: shown, number, count: advert.pictures.length };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data ? `Photo ${data.number} of ${data.title}` : picturesTexts.notFound });

export default function PhotoPage() {
  return <PhotoViewer {...useLoaderData<typeof loader>()} />;
}
