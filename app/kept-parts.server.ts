import type { ComponentType } from 'react';
import { texts } from '../core/texts.ts';
import { currentEntry } from './components/main-navigation.tsx';
import { remember } from './remember.server.ts';
import { renderAlone, type Surroundings } from './render-alone.server.tsx';

const second = 1000;
const known = new Map<ComponentType, Map<string, string>>();
/** Each has 3 KB at most, and what was forgotten is rendered again. */
const mostKnown = 500;

/** The markup of a part that stands around pages. It is rendered from nothing but what the part shows, so what is kept holds no more. */
export function partMarkup(Part: ComponentType, { context, root, from }: Surroundings): string {
  const { viewer, unreadNotifications, lite, narrowCopies, pictureBase, now } = root;
  const entry = currentEntry(from.replace(/\?.*$/s, ''));
  // The promotion that a page starts with changes every second, and the year in the footer.
  const moment = new Date(now.getTime() - (now.getTime() % second));
  const turn = (moment.getTime() / second) % texts.promotions.lines.length;
  const unread = unreadOf(context) ?? root.unread;
  const site = { name: root.site.name };
  const lasting = { viewer, unread, unreadNotifications, lite, narrowCopies, pictureBase, site };
  const key = JSON.stringify([lasting, entry, turn, moment.getUTCFullYear()]);
  const markups = known.get(Part) ?? new Map<string, string>();
  known.set(Part, markups);
  const shown = { ...lasting, now: moment } as Surroundings['root'];
  return remember(markups, key, mostKnown, () =>
    renderAlone(Part, { context, root: shown, from: entry || '/elsewhere' }),
  );
}

/** A page that marks messages as read knows better how many are not. */
function unreadOf({ staticHandlerContext }: Surroundings['context']): number | undefined {
  const { matches, loaderData } = staticHandlerContext;
  return loaderData[matches.at(-1)?.route.id ?? '']?.unread;
}
