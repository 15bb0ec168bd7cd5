import { readChoice } from '../../../core/adverts/filter.ts';
import { fieldsOfSearch } from '../../../core/saved-searches/search-fields.ts';
import type { PageContext } from '../../requests/request.server.ts';
import { said } from '../../requests/said.server.ts';
import type { Saving } from './save-search.tsx';

export type ListContext = Pick<PageContext, 'core' | 'viewer' | 'url' | 'request'>;

/**
 * The search that a page shows and that the viewer can save: its words, herb and filters. Undefined if there is none.
 */
export async function loadSaving(
  { core, viewer, url }: Pick<ListContext, 'core' | 'viewer' | 'url'>,
  { q = '', herb }: { readonly q?: string | undefined; readonly herb?: string | undefined } = {},
): Promise<Saving | undefined> {
  const filter = readChoice(url.searchParams);
  const search = await core.viewSaving(viewer, { q, herb, filter });
  if (search === undefined) return undefined;
  return { ...search, name: said(search.name), fields: fieldsOfSearch({ q, herb, filter }) };
}
