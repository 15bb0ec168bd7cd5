import { randomUUID } from 'node:crypto';
import { Meta, UNSAFE_RemixContext as RemixContext, type UNSAFE_RouteModules } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_RouteContext as RouteContext,
  type RouteMatch,
  Router,
} from 'react-router-dom';
import { createStaticRouter } from 'react-router-dom/server.js';
import type { Surroundings } from './render-alone.server.tsx';

/** What a page reads of the router itself is the same for all requests; the rest is in its state. */
const router = createStaticRouter([], {
  basename: '/',
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  matches: [],
  loaderData: {},
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
  activeDeferreds: null,
});
const { state } = router;
const ofRouter = { router, navigator: router as never, static: true, basename: '/' };
const future = { v7_relativeSplatPath: true };

/** Nobody can know it, and write it. */
const border = randomUUID();

/**
 * What a page says about itself, and the page, as `RemixServer` renders them: for each request that makes a router of all
 * routes and matches them with the address, though it is known which page is meant.
 */
export function renderInner(
  context: Surroundings['context'],
  provide: (page: ReactNode) => ReactNode,
): { readonly meta: string; readonly page: string } {
  const { location, matches: found, loaderData, actionData } = context.staticHandlerContext;
  const modules = context.routeModules as unknown as UNSAFE_RouteModules;
  const matches = found.map((match) => {
    const { id } = match.route;
    const route = { ...context.manifest.routes[id], handle: modules[id]?.handle };
    return { ...match, route: route as typeof match.route };
  });
  const Page = modules[matches.at(-1)?.route.id ?? '']?.default;
  const markup = renderToString(
    <RemixContext.Provider value={{ ...context, routeModules: modules }}>
      <DataRouterContext.Provider value={ofRouter}>
        <DataRouterStateContext.Provider value={{ ...state, location, matches, loaderData, actionData }}>
          <Router location={location} navigator={ofRouter.navigator} static future={future}>
            <Meta />
            {border}
            <RouteContext.Provider
              value={{ outlet: null, matches: matches as RouteMatch[], isDataRoute: true }}
            >
              {Page && provide(<Page />)}
            </RouteContext.Provider>
          </Router>
        </DataRouterStateContext.Provider>
      </DataRouterContext.Provider>
    </RemixContext.Provider>,
  );
  const [meta = '', page = ''] = markup.split(border);
  return { meta, page };
}
