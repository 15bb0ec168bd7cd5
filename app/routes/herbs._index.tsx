import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { advertCount } from '../../core/adverts/counts.ts';
import { maxCounted } from '../../core/adverts/limits.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import { HerbPicture } from '../features/herbs/herb-picture.tsx';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/herb-pages.css?url';
import { EmptyState } from '../ui/empty-state.tsx';
import { titled } from '../ui/page-meta.ts';

/** Pictures on a phone's first screen: three rows of three. */
const leadingPictures = 9;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = page(async ({ core }) =>
  (await core.listHerbs()).map(({ picture, ...herb }) => ({
    ...herb,
    picture: picture && { key: picture.key },
  })),
);

export const meta = titled('Herbs', { path: '/herbs' });

export default function Herbs() {
  const herbs = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Herbs</h1>
      {herbs.length === 0 && <EmptyState text={advertsTexts.none} />}
      <ul className="herbs">
        {herbs.map(({ slug, name, otherNames, adverts, picture }, position) => (
          <li key={slug} className="herb">
            <HerbPicture
              picture={picture}
              copies={[160, 320]}
              sizes="(min-width: 768px) 160px, 25vw"
              loading={position < leadingPictures ? 'eager' : 'lazy'}
            />
            <Link className="herb-name" to={`/herbs/${slug}`}>
              {name}
            </Link>{' '}
            <span className="herb-count">{advertCount(adverts, maxCounted)}</span>{' '}
            {otherNames.length > 0 && <span className="herb-others">{otherNames.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
