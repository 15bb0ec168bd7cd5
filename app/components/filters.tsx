import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from 'react';
import type { MisreadPrices } from '../../core/adverts/filter.ts';
import type { Saving } from './save-search.tsx';
import { useReturnPath } from './use-return-path.ts';

/** What the list of a page was narrowed to, and its order. */
export interface ShownFilters {
  /** The parameters that ask for it. */
  readonly asked: string;
  /** What was typed as a price but is not one; undefined: nothing. */
  readonly misread: MisreadPrices | undefined;
  /** The page without any filters. */
  readonly cleared: string;
  /** Pages further down the same list, but for the cursor. */
  readonly later: string;
  /** The page that the list begins on, where this is one further down. */
  readonly first: string | undefined;
  /** Whether adverts are left out. */
  readonly narrowed: boolean;
  readonly active: readonly { readonly words: string; readonly without: string }[];
  /** How many there are, in words; undefined where there are none, or they were not counted. */
  readonly count: string | undefined;
}

export interface FilterPartProps {
  readonly filters: ShownFilters;
  readonly saving?: Saving | undefined;
  /** Whether to say that there is nothing. */
  readonly none?: boolean;
}

type FilterParts = Readonly<Record<'FilterFields' | 'FilterResult', ComponentType<FilterPartProps>>>;

/**
 * What the server makes these parts of a page by. The browser keeps what it was sent of them, 140 options among it, and
 * fetches this only where it comes to such a page by script.
 */
export const FilterPartsContext = createContext<FilterParts | undefined>(undefined);

/** The fields of a form, the same as long as the same is asked: what is typed in them stays while the rest of the page changes. */
export function FilterFields({ filters }: Pick<FilterPartProps, 'filters'>) {
  return (
    <FilterPart
      key={JSON.stringify([filters.asked, filters.misread])}
      part="FilterFields"
      filters={filters}
    />
  );
}

/** What is asked, and what that leaves. */
export function FilterResult(props: FilterPartProps) {
  return <FilterPart key={JSON.stringify(props)} part="FilterResult" {...props} />;
}

/** With a key that changes whenever what it shows does: the browser does not bring up to date what it keeps. */
function FilterPart({ part, ...props }: FilterPartProps & { part: keyof FilterParts }) {
  const given = useContext(FilterPartsContext);
  const [parts, setParts] = useState(given);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current?.firstChild === null) import('./filter-parts.tsx').then(setParts, () => setFailed(true));
  }, []);
  if (failed && part === 'FilterFields') return <WholePageLink />;
  const Content = parts?.[part];
  return Content ? (
    <div>
      <Content {...props} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves what is there.
    <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/** Chromium does not fetch a script again that has failed once, so the page is loaded anew. */
function WholePageLink() {
  return (
    <div>
      <a className="button button-small button-quiet" href={useReturnPath()} data-reload="">
        Filter and sort
      </a>
    </div>
  );
}
