import { pathToFileURL } from 'node:url';
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { patternOf } from '../adapters/http/paths.ts';
import { createApp } from '../adapters/http/split-build.ts';
import { built } from '../scripts/commands/build.ts';

const build: ServerBuild = await import(pathToFileURL(built.server).href);

type Route = NonNullable<ServerBuild['routes'][string]>;
type Asked = Parameters<NonNullable<Route['module']['loader']>>[0];

/** The route with a loader and an action that only return their arguments. */
function telling(route: Route): Route {
  const tell = ({ request, params }: Asked) => {
    const told = { id: route.id, url: request.url, method: request.method, params };
    return route.module.default === undefined ? Response.json(told) : told;
  };
  const { default: page, loader, action } = route.module;
  const module = { default: page, ...(loader && { loader: tell }), ...(action && { action: tell }) };
  return { ...route, module } as Route;
}

/** A page that lists the matched routes with their data. */
function entry(_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) {
  const { matches, loaderData, actionData, errors } = staticHandlerContext;
  const answering = matches.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));
  return Response.json({ answering, loaderData, actionData, errors }, { status, headers });
}

const routes = Object.entries(build.routes).map(([name, route]) => [name, route && telling(route)]);
const site: ServerBuild = {
  ...build,
  routes: Object.fromEntries(routes),
  entry: { module: { ...build.entry.module, default: entry, handleError: () => undefined } },
};
const stock = createRequestHandler(site, 'production');
const ours = createApp(site, 'production');

const addresses = Object.keys(build.routes).map(
  (id) =>
    `/${patternOf(build.routes, id)
      .replace(/:\w+\??/g, 'a_1')
      .replace('*', 'no/such/page')}`,
);

async function answer(handle: typeof ours, path: string, method: string) {
  const asked = new Request(`http://localhost${path}`, { method });
  const answered = await handle(asked, {});
  return { status: answered.status, headers: [...answered.headers], body: await answered.text() };
}

it.each([
  ...new Set(addresses),
  // Addresses beside them, most of which only the splat route matches.
  ...new Set(addresses.map((address) => address.replace(/[^/]+$/, 'nothing'))),
  '/home/nothing',
  '/singleherb',
  '/%68ome',
  '//home',
  `/__manifest?version=${build.assets.version}&p=/home&p=/search`,
])('%s is answered as Remix answers it, asked in any way', async (address) => {
  const [path = '', query = ''] = address.split('?');
  const data = path === '/' ? '/_root.data' : `${path}.data`;
  const forms = [address, `${path}/`, path.toUpperCase(), `${path}?index&a=/b`, data, `${data}?_routes=root`];
  for (const form of query === '' ? forms : [address]) {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect(await answer(ours, form, method), `${method} ${form}`).toEqual(
        await answer(stock, form, method),
      );
  }
});
