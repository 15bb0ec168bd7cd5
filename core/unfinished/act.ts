import type { SearchToSave } from '../saved-searches/parse-search.ts';
import { fieldsOfSearch, searchOfFields } from '../saved-searches/search-fields.ts';

/** Something that somebody starts on a page before they are signed in, and that is done after they have logged in. */
export type Act =
  | { readonly kind: 'like' | 'save'; readonly advertId: string; readonly wanted: boolean }
  | {
      readonly kind: 'comment';
      readonly advertId: string;
      readonly comment: string;
      readonly formKey: string;
    }
  /** Whether this advert is still available. */
  | { readonly kind: 'ask'; readonly advertId: string; readonly sellerId: string }
  | { readonly kind: 'follow'; readonly sellerId: string; readonly wanted: boolean }
  | { readonly kind: 'save-search'; readonly search: SearchToSave };

/** An act and the page it was started on, as the fields that are kept; those of a comment also refill its form. */
export function fieldsOfAct(act: Act, returnTo: string): Record<string, string> {
  return { act: act.kind, returnTo, ...ownFields(act) };
}

function ownFields(act: Act): Record<string, string> {
  if (act.kind === 'save-search') return fieldsOfSearch(act.search);
  if (act.kind === 'follow') return { sellerId: act.sellerId, wanted: String(act.wanted) };
  const { advertId } = act;
  if (act.kind === 'comment') return { advertId, comment: act.comment, formKey: act.formKey };
  return act.kind === 'ask' ? { advertId, sellerId: act.sellerId } : { advertId, wanted: String(act.wanted) };
}

/** Undefined when these are the fields of something else. */
export function actOfFields(
  fields: Readonly<Record<string, string>>,
): { readonly act: Act; readonly returnTo: string } | undefined {
  const { act: kind, advertId = '', returnTo = '', comment = '', formKey = '' } = fields;
  if (kind === 'ask') return { act: { kind, advertId, sellerId: fields['sellerId'] ?? '' }, returnTo };
  if (kind === 'comment') return { act: { kind, advertId, comment, formKey }, returnTo };
  if (kind === 'like' || kind === 'save') {
    return { act: { kind, advertId, wanted: fields['wanted'] === 'true' }, returnTo };
  }
  if (kind === 'follow') {
    return {
      act: { kind, sellerId: fields['sellerId'] ?? '', wanted: fields['wanted'] === 'true' },
      returnTo,
    };
  }
  if (kind === 'save-search') return { act: { kind, search: searchOfFields(fields) }, returnTo };
  return undefined;
}
