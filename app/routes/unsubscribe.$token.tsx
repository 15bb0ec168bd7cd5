import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as unsubscribeTexts from '../../core/texts/unsubscribe.ts';
import { useRootData } from '../rendering/root-data.ts';
import { form, page } from '../requests/request.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const meta = titled(unsubscribeTexts.heading);

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const loader = page(({ core, params }) => core.viewUnsubscribe(params['token'] ?? ''));

/** Mail programs post here too and ignore the page; people see the same page again, with the result. */
export const action = form(async ({ core, params, client }) => {
  await core.unsubscribe({ token: params['token'] ?? '', client });
  return { ok: true } as const;
});

export default function Unsubscribe() {
  const { choices, done } = useLoaderData<typeof loader>();
  const siteName = useRootData()?.site.name ?? '';
  return (
    <section className="account-entry">
      <h1>{done ? unsubscribeTexts.doneHeading : unsubscribeTexts.heading}</h1>
      <div className="prose" role={done ? 'status' : undefined}>
        <p>{done ? unsubscribeTexts.does({ siteName }) : unsubscribeTexts.will({ siteName })}</p>
        <ul>
          {choices.map((choice) => (
            <li key={choice}>{unsubscribeTexts.mails[choice]}</li>
          ))}
        </ul>
      </div>
      {!done && (
        <form method="post" className="form">
          <button type="submit" className="button">
            {unsubscribeTexts.unsubscribe}
          </button>
        </form>
      )}
      <p>
        <Said
          text={unsubscribeTexts.choose}
          parts={{ notifications: (words) => <Link to="/notifications">{words}</Link> }}
        />
      </p>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
