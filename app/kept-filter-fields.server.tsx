import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { FilterFields } from './components/filter-parts.tsx';
import type { FilterPartProps, ShownFilters } from './components/filters.tsx';
import { KeepPlaceContext } from './keep-place.ts';
import { remember } from './remember.server.ts';

const known = new Map<string, string>();
/** Each has 9 KB. */
const mostKnown = 200;

/** The fields by which a list is narrowed: rendering their 140 options takes as long as all the rest of a page. */
export function KeptFilterFields({ filters }: FilterPartProps) {
  const keepPlace = useContext(KeepPlaceContext);
  return keepPlace ? keepPlace(() => markupOf(filters)) : <FilterFields filters={filters} />;
}

function markupOf(filters: ShownFilters): string {
  const render = () => renderToString(<FilterFields filters={filters} />);
  // What is not a price can be as long as an address.
  return filters.misread === undefined ? remember(known, filters.asked, mostKnown, render) : render();
}
