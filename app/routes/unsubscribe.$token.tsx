import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import type { MailChoice } from '../../core/entities/mail-choices.ts';
import { form, page } from '../requests/request.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { SiteName } from '../ui/site-name.tsx';

export const meta = titled('Unsubscribe');

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const loader = page(({ core, params }) => core.viewUnsubscribe(params['token'] ?? ''));

/** Mail programs post here too and ignore the page; people see the same page again, with the result. */
export const action = form(async ({ core, params, client }) => {
  await core.unsubscribe({ token: params['token'] ?? '', client });
  return { ok: true } as const;
});

const words: { readonly [Choice in MailChoice]: string } = {
  messages: 'messages you have not read',
  comments: 'comments on your adverts',
  searches: 'new adverts for your saved searches',
  sellers: 'new adverts of sellers you follow',
  adverts: 'your own adverts, ratings, and lower prices of adverts you saved',
};

export default function Unsubscribe() {
  const { choices, done } = useLoaderData<typeof loader>();
  return (
    <section className="account-entry">
      <h1>{done ? 'You are unsubscribed' : 'Unsubscribe'}</h1>
      <div className="prose" role={done ? 'status' : undefined}>
        <p>
          <SiteName /> {done ? 'no longer emails' : 'will no longer email'} you about:
        </p>
        <ul>
          {choices.map((choice) => (
            <li key={choice}>{words[choice]}</li>
          ))}
        </ul>
      </div>
      {!done && (
        <form method="post" className="form">
          <button type="submit" className="button">
            Unsubscribe
          </button>
        </form>
      )}
      <p>
        You can choose what we email you under <Link to="/notifications">Notifications</Link>.
      </p>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
