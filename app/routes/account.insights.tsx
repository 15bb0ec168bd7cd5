import type { LinksFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { readInsightChoice } from '../../core/insights/choice.ts';
import * as insightsTexts from '../../core/texts/insights.ts';
import { Count, Spark } from '../features/adverts/figures.tsx';
import { InsightTable } from '../features/adverts/insight-table.tsx';
import { shownInsights, shownResult } from '../features/adverts/insight-views.server.ts';
import { type FormFailure, form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/insights.css?url';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MadeFor } from '../ui/forms/made-for.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { useMorePages } from '../ui/use-more-pages.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(insightsTexts.heading);

export const loader = page(async ({ core, viewer, url }) => {
  const { searchParams } = url;
  const choice = readInsightChoice(searchParams);
  const after = Number(/^\d{1,4}$/.exec(searchParams.get('after') ?? '')?.[0] ?? 0);
  const insights = await core.viewInsights(viewer, { ...choice, after });
  const followers = await core.countFollowers(viewer);
  const chosen = searchParams.get('choose') === 'all';
  return {
    viewerId: viewer.kind === 'user' ? viewer.accountId : undefined,
    username: viewer.kind === 'user' ? viewer.username : undefined,
    ...shownInsights(insights, choice, { chosen, now: new Date(), followers }),
  };
});

export const action = form(async ({ core, viewer, client, fields, all }) =>
  shownResult(
    await core.actOnAdverts(viewer, { act: fields['act'] ?? '', advertIds: all('advert'), client }),
  ),
);

type Data = Awaited<ReturnType<typeof loader>>;
type Result = ReturnType<typeof shownResult>;

const acts = ['renew', 'sold', 'end'] as const;

export default function Insights() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<Result | FormFailure>();
  const { pathname, search } = useLocation();
  const list = useMorePages<Data['list']['items'][number], Data>({
    first: shown.list,
    address: (after) => shown.later + after,
    pick: (data) => data.list,
    viewerId: shown.viewerId,
  });
  const outcomes = answer !== undefined && 'outcomes' in answer ? answer.outcomes : [];
  const isListed = (id: string) => list.items.some((row) => row.id === id);
  return (
    <div className="insights">
      <p>
        <Link className="insights-back" to="/account">
          <Icon name="back" className="icon-small" />
          {shown.username}
        </Link>
      </p>
      <div className="insights-head">
        <h1>{insightsTexts.heading}</h1>
        <a className="button button-quiet button-small" href="/account/insights.csv" download>
          {insightsTexts.download}
        </a>
      </div>
      <section className="insights-totals" aria-label={shown.totalsOf}>
        <h2>{shown.totalsOf}</h2>
        <ul>
          {shown.totals.map((figure) => (
            <li key={figure.name}>
              <Count {...figure} />
              {figure.name === 'views' && <Spark line={shown.line} />}
            </li>
          ))}
        </ul>
      </section>
      {answer !== undefined && 'errors' in answer && <Alert kind="error">{answer.message}</Alert>}
      {answer !== undefined && 'outcomes' in answer && (
        <Alert kind={outcomes.some(({ done }) => done) ? 'success' : 'error'}>
          <p>{answer.said}</p>
          <ul>
            {outcomes
              .filter(({ id }) => !isListed(id))
              .map(({ id, title, text }) => (
                <li key={id}>
                  <span dir="auto">{title ?? insightsTexts.otherAdvert}</span>: {text}
                </li>
              ))}
          </ul>
        </Alert>
      )}
      <nav className="chips" aria-label={insightsTexts.which}>
        {shown.filters.map(({ words, count, to, current }) => (
          <Link key={to} className="chip" to={to} aria-current={current ? 'page' : undefined}>
            {words} <small>{count}</small>
          </Link>
        ))}
      </nav>
      {shown.empty ? (
        <EmptyState text={shown.empty} />
      ) : (
        <form method="post" action={pathname + search}>
          <MadeFor />
          <InsightTable
            rows={list.items}
            heads={shown.heads}
            chooseAll={shown.chooseAll}
            outcomes={outcomes}
          />
          <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
          <div className="insights-acts">
            <b className="insights-chosen">{insightsTexts.chosen}</b>
            {acts.map((act) => (
              <button
                key={act}
                type="submit"
                name="act"
                value={act}
                className="button button-quiet button-small"
              >
                {insightsTexts.acts[act]}
              </button>
            ))}
          </div>
        </form>
      )}
      {shown.cut && <p className="muted small">{shown.cut}</p>}
      <p className="muted small">{insightsTexts.howCounted}</p>
    </div>
  );
}

export { PageFailure as ErrorBoundary };
