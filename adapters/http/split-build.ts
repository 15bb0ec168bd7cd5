import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Language } from '../../core/entities/language.ts';
import { keyOf, patternOf, type Routes, withoutQuery } from './paths.ts';

/** Remix's request handler. */
export type App = (request: Request, context: AppLoadContext) => Promise<Response>;

/** The app of which all pages are in this language. */
export type AppIn = (language: Language) => App;

/**
 * The app: Remix's own request handler. To match an address, Remix prepares and ranks all routes of a build several
 * times a request; so the build is split, and each address is handled by a build of few routes. The responses are the
 * same (see e2e/split-build.test.ts), and a page takes half the time. In development the build is a function, and is
 * not split.
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
 * Splits a build into builds with fewer routes, by `keyOf` of the routes' paths: the first segment and the number of
 * segments. Routes for which these are not fixed are in every part.
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

/**
 * The name of the part that handles an address. Undefined if decoding or normalising the path could change its
 * segments: then the whole build handles it.
 */
export function partNameOf(url: string): string | undefined {
  const path = withoutQuery(url);
  if (/\/\.|[%\\]/.test(path)) return undefined;
  const words = path
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean);
  return path.startsWith('//') ? undefined : keyOf(words);
}

/**
 * The name of the part that handles every address of a route; undefined if addresses of the route belong to different
 * parts.
 */
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
