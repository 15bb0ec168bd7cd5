import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as posterTexts from '../../core/texts/poster.ts';
import { loadPoster } from '../features/account/poster.server.ts';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/poster.css?url';
import { failureTitle, PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';

/** Nothing but the sheet of paper. */
export const handle: RouteHandle = { shell: 'bare', script: 'never' };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

const papers = ['A5', 'A4'] as const;

export const loader = page(loadPoster);

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) =>
  pageMeta(matches, {
    title: error || !data ? failureTitle(error) : posterTexts.title({ name: data.profile.fullName }),
  });

export default function Poster() {
  const { profile, photos, address, code, paper } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  return (
    <>
      <nav className="poster-choice" aria-label={posterTexts.paper}>
        <a href={`/user/${profile.id}`}>{posterTexts.back}</a>
        {papers.map((size) => (
          <a
            key={size}
            href={`/user/${profile.id}/poster?paper=${size.toLowerCase()}`}
            aria-current={size === paper ? 'page' : undefined}
          >
            {size}
          </a>
        ))}
        <p>{posterTexts.howToPrint}</p>
      </nav>
      <article className={`poster poster-${paper.toLowerCase()}`}>
        <p className="poster-site">{site?.name}</p>
        <div className="poster-paper">
          <h1 dir="auto">{profile.fullName}</h1>
          <p>@{profile.username}</p>
          <img className="poster-code" src={code} alt={posterTexts.qrCode({ address })} />
          <p className="poster-scan">{posterTexts.scan}</p>
          <p className="poster-address">{address}</p>
          {photos.length > 0 && (
            <ul className="poster-photos">
              {photos.map(({ src, title }) => (
                <li key={src}>
                  <img src={src} alt={title} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
    </>
  );
}

export { PageFailure as ErrorBoundary };
