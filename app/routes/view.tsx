import { data, redirect } from '@remix-run/node';
import { Link } from '@remix-run/react';
import * as viewTexts from '../../core/texts/list-or-grid.ts';
import { viewHeader } from '../requests/cookies.server.ts';
import { referringPage } from '../requests/referring-page.ts';
import { form } from '../requests/request.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(viewTexts.title);

/** Stores in a cookie how this browser shows lists of adverts. */
export const action = form(
  async ({ request, fields: { view, stay } }) => {
    const headers = { 'Set-Cookie': await viewHeader(view) };
    if (stay === '1') return data({ ok: true }, { headers });
    return redirect(referringPage(request) ?? '/home', { status: 303, headers });
  },
  { elsewhere: true },
);

/** A component, so that Remix answers a refused form with a page, also without script. */
export default function View() {
  return (
    <>
      <h1>{viewTexts.title}</h1>
      <p>
        <Link to="/home">{viewTexts.back}</Link>
      </p>
    </>
  );
}

export { PageFailure as ErrorBoundary };
