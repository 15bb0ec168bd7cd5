import { redirect } from '@remix-run/node';
import { Link } from '@remix-run/react';
import * as liteTexts from '../../core/texts/lite.ts';
import { flashHeader } from '../requests/cookies.server.ts';
import { liteHeader } from '../requests/lite.server.ts';
import { referringPage } from '../requests/referring-page.ts';
import { form } from '../requests/request.server.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(liteTexts.name);

/** Stores in a cookie whether this browser gets pages without script and photos. */
export const action = form(
  async ({ request, fields: { lite: chosen } }) => {
    const lite = chosen === '1';
    const headers = new Headers({ 'Set-Cookie': await liteHeader(lite) });
    const text = lite ? liteTexts.turnedOn : liteTexts.turnedOff;
    headers.append('Set-Cookie', await flashHeader({ kind: 'success', text }));
    return redirect(referringPage(request) ?? '/home', { status: 303, headers });
  },
  { elsewhere: true },
);

/** A component, so that Remix answers a refused form with a page. */
export default function Lite() {
  return (
    <>
      <h1>{liteTexts.name}</h1>
      <p>
        <Link to="/home">{liteTexts.back}</Link>
      </p>
    </>
  );
}

export { PageFailure as ErrorBoundary };
