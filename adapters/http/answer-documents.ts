import type { EntryContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import type { App } from './app.ts';
import { encodeData } from './encode-data.ts';
import { fits, keyOf, patternOf, type Routes } from './paths.ts';

type Outcome = PromiseSettledResult<unknown>;
type Outcomes = ReadonlyMap<string, Outcome>;

/**
 * Answers requests for pages as Remix does, with the loaders and the entry of its build: Remix makes five requests of one,
 * and matches it with all routes three times. Whatever is not plain (a loader that refuses, redirects or fails, data that
 * are not plain, a page that cannot be rendered) is left to Remix, with what the loaders did: none runs twice.
 */
export function answerDocuments(build: ServerBuild, remix: (build: ServerBuild) => App): App {
  const { routes, assets: manifest, future, isSpaMode, basename } = build;
  const findPage = pagesOf(routes);
  const otherwise = remix({ ...build, routes: replaying(routes) });
  const routeModules = Object.fromEntries(Object.values(routes).map(({ id, module }) => [id, module]));
  const serverHandoffString = JSON.stringify({ basename, future, isSpaMode });
  const common = { serverHandoffString, future, isSpaMode };
  const render = build.entry.module.default;

  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const found = request.method === 'GET' && !ofRouter.test(search) ? findPage(pathname) : undefined;
    if (found === undefined) return otherwise(request, context);

    const { ids, params } = found;
    const load = async (id: string) => {
      const loader = routes[id]?.module.loader;
      return loader === undefined ? null : loader({ request, context, params });
    };
    const settled = await Promise.allSettled(ids.map(load));
    const outcomes = new Map(ids.map((id, index) => [id, settled[index]] as [string, Outcome]));
    const replay = () => otherwise(request, Object.assign(context, { outcomes, handoff: undefined }));
    const loaded = loadedBy(outcomes);
    if (loaded === undefined) return replay();
    const { loaderData, status, headers } = loaded;
    const handoff = encodeData({ loaderData, actionData: null, errors: null });
    if (handoff === undefined) return replay();

    const at = (id: string) => (id === 'root' ? '/' : pathname);
    const staticHandlerContext = {
      location: { pathname, search, hash: '', state: null, key: 'default' },
      basename: basename ?? '/',
      matches: ids.map((id) => ({ params, pathname: at(id), pathnameBase: at(id), route: routes[id] })),
      loaderData,
      actionData: null,
      errors: null,
      statusCode: status,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    };
    const entry = { manifest, routeModules, staticHandlerContext, renderMeta: {}, ...common };
    Object.assign(context, { handoff });
    try {
      return await render(request, status, headers, entry as unknown as EntryContext, context);
    } catch {
      return replay();
    }
  };
}

/** Parameters that Remix takes out of an address before a loader sees it. */
const ofRouter = /[?&](?:index|_routes|_data)(?:[=&]|$)/;

interface Candidate {
  readonly words: readonly string[];
  /** Of a page directly below the root; undefined: Remix answers. */
  readonly id: string | undefined;
}

/** Finds the page at a path that needs no decoding, and that one route alone fits. */
function pagesOf(routes: Routes) {
  const candidates = new Map<string, Candidate[]>();
  for (const { id, parentId, module } of Object.values(routes)) {
    const words = patternOf(routes, id).split('/');
    const isPage = parentId === 'root' && module.default !== undefined && module.headers === undefined;
    const key = keyOf(words);
    candidates.set(key, [...(candidates.get(key) ?? []), { words, id: isPage ? id : undefined }]);
  }
  return (pathname: string) => {
    if (!/^(?:\/[\w-]+)+$/.test(pathname)) return undefined;
    const words = pathname.slice(1).split('/');
    const [page, ...others] = candidates.get(keyOf(words))?.filter((each) => fits(each.words, words)) ?? [];
    if (page?.id === undefined || others.length > 0) return undefined;
    const named = page.words.map((word, index) => [word, words[index]] as const);
    const params = named
      .filter(([word]) => word.startsWith(':'))
      .map(([word, value]) => [word.slice(1), value]);
    return { ids: ['root', page.id], params: Object.fromEntries(params) as Record<string, string> };
  };
}

/** What the loaders of a page gave, if that is all there is to know about them. */
function loadedBy(outcomes: Outcomes) {
  const loaderData: Record<string, unknown> = {};
  const headers = new Headers();
  let status = 200;
  for (const [id, outcome] of outcomes) {
    if (outcome.status === 'rejected' || outcome.value === undefined) return undefined;
    const { value } = outcome;
    loaderData[id] = isWithInit(value) ? value.data : value;
    if (!isWithInit(value) || value.init === null) continue;
    status = value.init.status ?? status;
    for (const cookie of new Headers(value.init.headers).getSetCookie()) headers.append('Set-Cookie', cookie);
  }
  return { loaderData, status, headers };
}

interface WithInit {
  readonly data: unknown;
  readonly init: ResponseInit | null;
}

/** The result of Remix's `data`. */
function isWithInit(value: unknown): value is WithInit {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}

/** The routes, whose loaders give what they have given to this request before. */
function replaying(routes: Routes): Routes {
  const replayed = Object.entries(routes).map(([name, route]) => {
    const { loader } = route.module;
    if (loader === undefined) return [name, route] as const;
    const replay = (args: LoaderFunctionArgs) => {
      const outcome = args.context.outcomes?.get(route.id);
      if (outcome === undefined) return loader(args);
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    };
    return [name, { ...route, module: { ...route.module, loader: replay } }] as const;
  });
  return Object.fromEntries(replayed) as Routes;
}
