import { Link, useLoaderData } from '@remix-run/react';
import { advertCount } from '../../core/adverts/counts.ts';
import { maxCounted } from '../../core/adverts/limits.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import { page } from '../requests/request.server.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { titled } from '../ui/page-meta.ts';

export const loader = page(({ core }) => core.listHerbs());

export const meta = titled('Herbs', { path: '/herbs' });

export default function Herbs() {
  const herbs = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Herbs</h1>
      {herbs.length === 0 && <EmptyState text={advertsTexts.none} />}
      <ul className="herbs">
        {herbs.map(({ slug, name, otherNames, adverts }) => (
          <li key={slug}>
            <Link className="herb-name" to={`/herbs/${slug}`}>
              {name}
            </Link>{' '}
            <span className="muted">{advertCount(adverts, maxCounted)}</span>
            {otherNames.length > 0 && <p className="muted small">{otherNames.join(', ')}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
