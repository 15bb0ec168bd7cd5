import type { ComponentType } from 'react';
import { texts } from '../core/texts.ts';
import { currentEntry } from './components/main-navigation.tsx';
import { renderAlone, type Surroundings } from './render-alone.server.tsx';

const second = 1000;
const known = new Map<ComponentType, Map<string, string>>();
/** Each has 3 KB at most, and what is not known is only rendered anew. */
const mostKnown = 500;

/** The markup of a part that stands around pages, where what it shows is the same as before: rendered of that alone. */
export function partMarkup(Part: ComponentType, { context, root, from }: Surroundings): string {
  const { viewer, unreadNotifications, site, now } = root;
  const entry = currentEntry(from.replace(/\?.*$/s, ''));
  // The promotion that a page begins with changes every second, and the year at the foot.
  const moment = new Date(now.getTime() - (now.getTime() % second));
  const turn = (moment.getTime() / second) % texts.promotions.length;
  const person = { viewer, unread: unreadOf(context) ?? root.unread, unreadNotifications };
  const key = JSON.stringify([person, site.name, entry, turn, moment.getUTCFullYear()]);
  const markups = known.get(Part) ?? new Map<string, string>();
  known.set(Part, markups);
  const shown = { site: { name: site.name }, now: moment, ...person } as Surroundings['root'];
  const markup = markups.get(key) ?? renderAlone(Part, { context, root: shown, from: entry || '/elsewhere' });
  markups.set(key, markup);
  const [oldest] = markups.keys();
  if (markups.size > mostKnown && oldest !== undefined) markups.delete(oldest);
  return markup;
}

/** A page that marks messages as read knows better how many are not. */
function unreadOf({ staticHandlerContext }: Surroundings['context']): number | undefined {
  const { matches, loaderData } = staticHandlerContext;
  return loaderData[matches.at(-1)?.route.id ?? '']?.unread;
}
