import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { DomainError } from '../../core/shared/errors.ts';
import { readOutsideAddress } from '../../core/shared/text/text-parts.ts';
import * as leaveTexts from '../../core/texts/leave.ts';
import { texts } from '../../core/texts/text.ts';
import { useRootData } from '../rendering/root-data.ts';
import { referringPage } from '../requests/referring-page.ts';
import { page } from '../requests/request.server.ts';
import stylesheet from '../styles/pages.css?url';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(leaveTexts.title);

export const loader = page(({ request, url }) => {
  const outside = readOutsideAddress(url.searchParams.get('to') ?? '');
  if (outside === undefined) throw new DomainError('not-found', texts.errors.notFound);
  return { ...outside, back: referringPage(request) ?? '/home' };
});

/** Asks before a link in somebody's text leads to another site. */
export default function Leave() {
  const { href, host, back } = useLoaderData<typeof loader>();
  const site = useRootData()?.site.name ?? '';
  return (
    <section className="leave">
      <h1>{leaveTexts.heading({ site })}</h1>
      <p>{leaveTexts.unchecked}</p>
      <p className="leave-address">{href}</p>
      <p>{leaveTexts.warning}</p>
      <div className="button-row">
        <a className="button" href={href} rel="ugc nofollow noopener">
          {leaveTexts.open({ host })}
        </a>
        <Link className="button button-quiet" to={back}>
          {leaveTexts.back}
        </Link>
      </div>
    </section>
  );
}
