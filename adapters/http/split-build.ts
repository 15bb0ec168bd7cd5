import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node';
import { keyOf, patternOf, type Routes, withoutQuery } from './paths.ts';

/** Answers requests as the app does. */
export type App = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * The app of a build: Remix's own handler. To match one address, this prepares and ranks all routes again, several times a
 * request, so each address is answered by that of the part of the build to which it belongs. The answers are the same, but a
 * page takes half the time. In development the build differs each time.
 */
export function createApp(build: ServerBuild | (() => Promise<ServerBuild>), environment: string): App {
  const whole = createRequestHandler(build, environment);
  if (typeof build === 'function') return whole;
  const handlers = new Map<string | undefined, App>();
  for (const [name, part] of splitBuild(build)) handlers.set(name, createRequestHandler(part, environment));
  return (request, context) => {
    const handle = handlers.get(partNameOf(new URL(request.url).pathname)) ?? whole;
    return handle(request, context);
  };
}

/**
 * Parts of a build: each has the routes that begin with the same word and have the same number of words, and those for which
 * these may vary.
 */
export function splitBuild(build: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const ids = Object.keys(build.routes);
  const names = new Map(ids.map((id) => [id, partNameOfRoute(build.routes, id)]));
  const parts = new Map<string, ServerBuild>();
  for (const name of names.values()) {
    if (name === undefined || parts.has(name)) continue;
    const kept = new Set<string>();
    for (const id of ids) {
      if (names.get(id) === name || names.get(id) === undefined) keepWithParents(build.routes, id, kept);
    }
    const assets = { ...build.assets, routes: only(build.assets.routes, kept) };
    parts.set(name, { ...build, routes: only(build.routes, kept), assets });
  }
  return parts;
}

/** Names the part that answers an address. Undefined where reading the address may change its words: the whole build answers it. */
export function partNameOf(url: string): string | undefined {
  const path = withoutQuery(url);
  if (/\/\.|[%\\]/.test(path)) return undefined;
  const words = path
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean);
  return path.startsWith('//') ? undefined : keyOf(words);
}

/** The part to which every address of a route belongs; undefined if that may vary. */
function partNameOfRoute(routes: Routes, id: string): string | undefined {
  const path = patternOf(routes, id);
  const isFixed = /^[\w.-]+(?:\/:?[\w.-]+)*$/.test(path) || (path === '' && routes[id]?.index);
  return isFixed ? keyOf(path.split('/').filter(Boolean)) : undefined;
}

function keepWithParents(routes: Routes, id: string | undefined, kept: Set<string>): void {
  if (id === undefined) return;
  kept.add(id);
  keepWithParents(routes, routes[id]?.parentId, kept);
}

function only<Value>(all: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}
