import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { DomainError } from '../../core/shared/errors.ts';
import { readOutsideAddress } from '../../core/shared/text/text-parts.ts';
import * as errorsTexts from '../../core/texts/errors.ts';
import { referringPage } from '../requests/referring-page.ts';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/pages.css?url';
import { titled } from '../ui/page-meta.ts';
import { SiteName } from '../ui/site-name.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Leaving this site');

export const loader = page(({ request, url }) => {
  const outside = readOutsideAddress(url.searchParams.get('to') ?? '');
  if (outside === undefined) throw new DomainError('not-found', errorsTexts.notFound);
  return { ...outside, back: referringPage(request) ?? '/home' };
});

/** Asks before a link in somebody's text leads to another site. */
export default function Leave() {
  const { href, host, back } = useLoaderData<typeof loader>();
  return (
    <section className="leave">
      <h1>
        You are leaving <SiteName />
      </h1>
      <p>A user of this site wrote this link, and we have not checked it:</p>
      <p className="leave-address">{href}</p>
      <p>Do not enter your password or a mobile-money PIN there.</p>
      <div className="button-row">
        <a className="button" href={href} rel="ugc nofollow noopener">
          Open {host}
        </a>
        <Link className="button button-quiet" to={back}>
          Go back
        </Link>
      </div>
    </section>
  );
}
