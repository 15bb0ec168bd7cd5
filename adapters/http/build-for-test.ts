import type { ServerBuild } from '@remix-run/node';

type RouteModule = Pick<ServerBuild['routes'][string]['module'], 'loader' | 'action'>;

/** A Remix build with these resource routes, by path. */
export function buildForTest(routes: Readonly<Record<string, RouteModule>>): ServerBuild {
  return {
    mode: 'production',
    entry: { module: { default: () => new Response('no page', { status: 500 }) } },
    routes: Object.fromEntries(
      Object.entries(routes).map(([path, module]) => [
        path,
        { id: path, path, module: { ...module, default: undefined } },
      ]),
    ),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
  };
}
