import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../core/entities/advert.ts';

interface Identified {
  readonly id: string;
}

interface Appended<Item> {
  readonly items: readonly Item[];
  readonly next: string | undefined;
}

/** The items appended to each history entry's list, so that Back restores the list at its former length. */
const remembered = new Map<string, Appended<Identified>>();
const visitsRemembered = 20;

interface Options<Item, Data> {
  readonly first: Page<Item>;
  /** Address of the page that begins after the cursor. */
  readonly address: (cursor: string) => string;
  /** The list in the data of that page; undefined when it could not be fetched. */
  readonly pick: (data: Data) => Page<Item> | undefined;
  /** Id of the viewer: lists of one person are not shown to the next. */
  readonly viewerId: string | undefined;
  /**
   * The key under which appended items are remembered, if the list stays on the screen through several history
   * entries.
   */
  readonly visit?: string;
}

/** Appends following pages to the first one. Without script the same address is a plain link. */
export function useMorePages<Item extends Identified, Data>(options: Options<Item, Data>) {
  const { first, address, pick, viewerId } = options;
  const location = useLocation();
  const visit = `${viewerId ?? ''} ${options.visit ?? `${location.key} ${location.pathname}${location.search}`}`;
  const fetcher = useFetcher<Data>();
  /** The visit for which the next page has been requested. */
  const requestedFor = useRef<string>();
  const [state, setState] = useState(() => ({ visit, appended: recall<Item>(visit) }));
  const appended = state.visit === visit ? state.appended : recall<Item>(visit);

  const keep = (next: Appended<Item>) => {
    remember(visit, next);
    setState({ visit, appended: next });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once, when it arrives.
  useEffect(() => {
    if (requestedFor.current === undefined || fetcher.state !== 'idle' || fetcher.data === undefined) return;
    // The list may have changed meanwhile, for example by a filter.
    const page = requestedFor.current === visit ? pick(fetcher.data as Data) : undefined;
    requestedFor.current = undefined;
    if (page === undefined) return;
    keep({ items: [...(appended?.items ?? []), ...page.items], next: page.next });
  }, [fetcher.state, fetcher.data]);

  const next = appended === undefined ? first.next : appended.next;
  const loading = fetcher.state !== 'idle' && requestedFor.current === visit;
  return {
    items: distinct([...first.items, ...(appended?.items ?? [])]),
    nextAddress: next === undefined ? undefined : address(next),
    loading,
    load: () => {
      if (next === undefined || loading) return;
      requestedFor.current = visit;
      fetcher.load(address(next));
    },
    /** Brings an appended item up to date; the first page comes fresh with each visit. */
    change: (id: string, change: Partial<Item>) => {
      if (!appended?.items.some((item) => item.id === id)) return;
      const items = appended.items.map((item) => (item.id === id ? { ...item, ...change } : item));
      keep({ ...appended, items });
    },
  };
}

/** A new item at the top moves everything down, so the same item can be on two pages. */
function distinct<Item extends Identified>(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function recall<Item>(visit: string): Appended<Item> | undefined {
  return remembered.get(visit) as Appended<Item> | undefined;
}

function remember(visit: string, appended: Appended<Identified>): void {
  remembered.delete(visit);
  remembered.set(visit, appended);
  const oldest = remembered.keys().next().value;
  if (remembered.size > visitsRemembered && oldest !== undefined) remembered.delete(oldest);
}
