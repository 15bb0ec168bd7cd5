import type { AppLoadContext, EntryContext } from '@remix-run/node';
import type { ComponentType } from 'react';
import handleRequest from '../entry.server.tsx';
import type { RouteHandle } from '../features/site/page-frame.tsx';
import * as root from '../root.tsx';
import { titled } from '../ui/page-meta.ts';

/** The response to a form that was refused before anything was loaded. */
const refusal = { status: 403, statusText: '', internal: false, data: { message: 'Not yours.' } };

export interface PageOptions extends Partial<AppLoadContext> {
  readonly path?: string;
  /** What the root's data says about the viewer; null: nothing was loaded. */
  readonly person?: object | null;
  readonly words?: string;
  readonly handle?: RouteHandle | undefined;
  readonly method?: string;
  readonly cookie?: string;
}

/** The response to a request for a page whose data has `words`, and whose title has characters to escape. */
export function answerOf(Page: ComponentType, options: PageOptions = {}): Promise<Response> {
  const {
    path = '/home',
    person = {},
    words = 'words',
    method = 'GET',
    cookie = '',
    handle,
    ...more
  } = options;
  const url = new URL(path, 'https://herbs.example');
  const page = { handle, meta: titled('Its "name" & more'), default: Page };
  const routes = {
    root: { id: 'root', path: '', module: '/assets/root.js', hasLoader: true },
    page: { id: 'page', parentId: 'root', path: '*', module: '/assets/page.js', hasLoader: true },
  };
  const match = { params: {}, pathname: url.pathname, pathnameBase: '/' };
  const context = {
    manifest: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes,
      url: '/assets/manifest.js',
      version: '',
    },
    routeModules: { root, page },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true },
    staticHandlerContext: {
      basename: '/',
      location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' },
      matches: Object.values(routes).map((route) => ({ ...match, route })),
      loaderData: {
        root: person && {
          viewer: { kind: 'visitor' },
          unverified: false,
          lite: false,
          site: { name: 'Eddagala', publicUrl: url.origin },
          now: new Date('2026-02-01T12:00:00.250Z'),
          ...person,
        },
        page: { words },
      },
      actionData: null,
      errors: person === null ? { root: refusal } : null,
    },
    serverHandoffString: '{}',
    serverHandoffStream: new Response(`["${words}"]\n`).body,
    renderMeta: {},
  } as unknown as EntryContext;
  const request = new Request(url, { method, headers: { Cookie: cookie } });
  return handleRequest(request, 200, new Headers({ Vary: 'Accept' }), context, { nonce: 'abc', ...more });
}
