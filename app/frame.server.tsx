import { randomUUID } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { Meta, Outlet, RemixServer } from '@remix-run/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { KeepPartContext } from './components/kept.tsx';
import { partMarkup } from './kept-parts.server.ts';
import { NonceContext } from './nonce.ts';
import { remember } from './remember.server.ts';
import type { Surroundings } from './render-alone.server.tsx';

/** Pages right below the root that show much of what others show, and nothing that `useId` names: its names tell where in a document they are. */
const framed = new Set([
  'routes/home',
  'routes/search',
  'routes/singleherb.$id._index',
  'routes/user.$userId',
  'routes/herbs.$slug',
  'routes/saved',
]);

/** What differs between the documents that have the same frame. */
interface Filling {
  readonly around: Surroundings;
  readonly nonce: string | undefined;
  readonly meta: string;
  readonly page: readonly string[];
  readonly script: string;
}

type Gap = (filling: Filling) => string | readonly string[];

/** The document around a page: markup, and between each two pieces of it what comes there. */
interface Frame {
  readonly pieces: readonly string[];
  readonly gaps: readonly Gap[];
  readonly withScripts: boolean;
}

export const documentEnd = '</body></html>';

export function withoutEnd(markup: string): string {
  return markup.slice(0, -documentEnd.length);
}

const frames = new Map<string, Frame>();
/** Each has about 10 KB. */
const mostFrames = 200;

/**
 * The frame that a page has, or undefined: it is rendered with its page. A frame is rendered from nothing but what it is
 * kept by.
 */
export function frameOf({ context, root }: Surroundings): Frame | undefined {
  const { matches, errors } = context.staticHandlerContext;
  const { now: _, requestId: __, ...lasting } = root;
  if (errors !== null || root.unverified || root.flash !== undefined) return undefined;
  if (matches.length !== 2 || !framed.has(matches[1]?.route.id ?? '')) return undefined;
  const ids = matches.map(({ route }) => route.id);
  return remember(frames, JSON.stringify([ids, lasting]), mostFrames, () => makeFrame(context, lasting));
}

export function fillFrame({ pieces, gaps }: Frame, filling: Filling): readonly string[] {
  return pieces.flatMap((piece, index) => [piece, gaps[index]?.(filling) ?? []].flat());
}

/** Nobody can know it, and write it. */
const key = randomUUID();
const mark = (gap: string | number) => `${key}(${gap})`;
const marks = new RegExp(`${key}\\((\\w+)\\)`);

function makeFrame(context: Surroundings['context'], lasting: object): Frame {
  const { staticHandlerContext: asked } = context;
  const page = asked.matches.at(-1)?.route.id ?? '';
  const parts: Gap[] = [];
  const keepPlace = (Part: ComponentType) => {
    if (Part === Meta) return mark('meta');
    if (Part === Outlet) return mark('page');
    return mark(parts.push(({ around }) => partMarkup(Part, around)) - 1);
  };
  const renderMeta = { ...context.renderMeta };
  const alone = {
    ...context,
    renderMeta,
    staticHandlerContext: {
      ...asked,
      location: { ...asked.location, search: '' },
      loaderData: { root: lasting, [page]: null },
    },
  };
  const markup = renderToString(
    <NonceContext.Provider value={mark('nonce')}>
      <KeepPartContext.Provider value={keepPlace}>
        <RemixServer context={alone as EntryContext} url="http://localhost/" />
      </KeepPartContext.Provider>
    </NonceContext.Provider>,
  );
  const found = (withoutEnd(markup) + mark('script') + documentEnd).split(marks);
  const named: Record<string, Gap> = {
    nonce: ({ nonce = '' }) => nonce,
    meta: ({ meta }) => meta,
    page: ({ page }) => page,
    script: ({ script }) => script,
  };
  return {
    pieces: found.filter((_, index) => index % 2 === 0),
    gaps: found
      .filter((_, index) => index % 2 === 1)
      .map((name) => named[name] ?? parts[Number(name)] ?? (() => '')),
    withScripts: renderMeta.didRenderScripts === true,
  };
}
