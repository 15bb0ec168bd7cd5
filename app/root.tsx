import { data, type LinksFunction } from '@remix-run/node';
import { Links, Meta, type MetaFunction, Outlet, ScrollRestoration, useMatches } from '@remix-run/react';
import { type ReactNode, useContext, useEffect } from 'react';
import type { Viewer } from '../core/shared/viewer.ts';
import { tag, worker } from '../core/texts/page-language.ts';
import { getSite, pictureBase } from './composition/site.server.ts';
import { RootLayout, type RouteHandle } from './features/site/page-frame.tsx';
import { LateScripts } from './rendering/late-scripts.tsx';
import { NonceContext } from './rendering/nonce.ts';
import { type RootData, RootDataContext, type ShownViewer, useLoadedRoot } from './rendering/root-data.ts';
import { clearFlashHeader, nearHeader, readFlash, wantsList } from './requests/cookies.server.ts';
import { isLite } from './requests/lite.server.ts';
import { page } from './requests/request.server.ts';
import stylesheet from './styles/index.css?url';
import { failureTitle, PageFailure } from './ui/page-failure.tsx';
import { pageMeta } from './ui/page-meta.ts';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The title of an error page; every screen has its own. */
export const meta: MetaFunction<typeof loader> = ({ matches, error }) => {
  return pageMeta(matches, { title: failureTitle(error) });
};

export const loader = page(async ({ core, viewer, request, loadContext }) => {
  const { config } = await getSite();
  const flash = await readFlash(request);
  const headers = new Headers();
  if (flash) headers.append('Set-Cookie', await clearFlashHeader());
  const near = await nearHeader(request);
  if (near !== undefined) headers.append('Set-Cookie', near);
  const chats = viewer.kind === 'user' ? await core.countUnread(viewer) : undefined;
  const root: RootData = {
    viewer: shownViewer(viewer),
    unverified: viewer.kind !== 'visitor' && !viewer.emailVerified,
    ...chats,
    google: config.google !== undefined,
    site: { ...config.site, publicUrl: config.publicUrl ?? new URL(request.url).origin },
    flash,
    pictureBase: pictureBase(config),
    narrowCopies: await core.hasNarrowCopies(),
    lite: isLite(request),
    asList: await wantsList(request),
    now: new Date(),
    requestId: loadContext.requestId,
  };
  return data(root, { headers });
});

/** The viewer's own data as their browser may have it; the email stays behind. */
function shownViewer(viewer: Viewer): ShownViewer {
  if (viewer.kind === 'visitor') return { kind: viewer.kind };
  if (viewer.kind === 'account') return { kind: viewer.kind, id: viewer.accountId };
  const { kind, accountId, username, fullName, picture } = viewer;
  return { kind, id: accountId, username, fullName, picture };
}

/** At the end of the head, where React leaves alone what only the server renders; browsers load no script for it. */
function Colours() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#FBF7EF" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#141A14" media="(prefers-color-scheme: dark)" />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const root = useLoadedRoot();
  const lite = import.meta.env.SSR && (root?.lite ?? true);
  const wishes = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.script);
  const withScript = !lite && !wishes.includes('never');
  return (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Links />
        <Meta />
        {import.meta.env.SSR && <Colours />}
      </head>
      <body>
        <RootDataContext.Provider value={root}>
          <RootLayout>{children}</RootLayout>
        </RootDataContext.Provider>
        {withScript && <ScrollRestoration {...(nonce ? { nonce } : {})} />}
        {withScript && <LateScripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    document.documentElement.dataset['script'] = 'on';
    // A browser may refuse, as in a private window, and has no workers over plain http.
    navigator.serviceWorker?.register(worker).catch(() => {});
  }, []);
  return <Outlet />;
}

export { unlessUnreached as shouldRevalidate } from './ui/forms/keep-form.ts';
export { PageFailure as ErrorBoundary };
