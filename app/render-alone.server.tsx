import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { RootData } from './root-data.ts';

/** Everything about a page that shows in what is on it. */
export interface Surroundings {
  readonly context: Omit<EntryContext, 'serverHandoffStream'>;
  readonly root: RootData;
  /** The page that forms lead back to. */
  readonly from: string;
}

/** The markup of a part of a page, rendered as if it were all that the page has. */
export function renderAlone(Part: ComponentType, { context, root, from }: Surroundings): string {
  const { manifest, staticHandlerContext } = context;
  const { root: route } = manifest.routes;
  const [pathname = '', search] = from.split('?');
  const alone = {
    ...context,
    manifest: { ...manifest, routes: { root: { ...route, id: 'root', path: '*' } } },
    routeModules: { root: { default: Part } },
    staticHandlerContext: {
      ...staticHandlerContext,
      location: {
        ...staticHandlerContext.location,
        pathname,
        search: search === undefined ? '' : `?${search}`,
      },
      loaderData: { root },
      errors: null,
      matches: staticHandlerContext.matches.slice(0, 1),
    },
  };
  return renderToString(<RemixServer context={alone as EntryContext} url={`http://localhost${from}`} />);
}
