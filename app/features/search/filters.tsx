import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { districts } from '../../../core/locations/districts.ts';
import { groupDigits } from '../../../core/shared/text/shillings.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import * as filtersTexts from '../../../core/texts/filters.ts';
import * as herbsTexts from '../../../core/texts/herbs.ts';
import { Fragment } from '../../rendering/fragment.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GuardedLink } from '../../ui/guarded-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Said } from '../../ui/said.tsx';
import { NearField } from './near-field.tsx';
import { type Elsewhere, NothingFound } from './nothing-found.tsx';
import { SaveSearch, type Saving } from './save-search.tsx';

/** A price that was typed but cannot be read, and why, in words. */
export interface ShownMisread {
  readonly typed: string;
  readonly problem: string;
}

/** The filters and the order of a page's list. */
export interface ShownFilters {
  /** The query string of these filters. */
  readonly parameters: string;
  /** Prices that were typed but cannot be read; undefined if there are none. */
  readonly misread:
    | { readonly min: ShownMisread | undefined; readonly max: ShownMisread | undefined }
    | undefined;
  /** The district near which the viewer looks for adverts. */
  readonly near: string | undefined;
  /** Address of the page without filters. */
  readonly cleared: string;
  /** Address of further pages of the list, up to the cursor, which is appended. */
  readonly later: string;
  /** Address of the list's first page, if this page is a later one. */
  readonly first: string | undefined;
  /** Address of the list's Atom feed. */
  readonly feed: string;
  /** Whether adverts are left out. */
  readonly narrowed: boolean;
  readonly active: readonly { readonly words: string; readonly without: string }[];
  /** The number of adverts, in words; undefined if it is zero or was not counted. */
  readonly count: string | undefined;
}

interface ResultProps {
  readonly filters: ShownFilters;
  readonly saving?: Saving | undefined;
  /** Whether to say that no adverts were found. */
  readonly none?: boolean;
  /** Said then, in place of the text for filters. */
  readonly said?: string | undefined;
  /** Where else there is something, if no adverts were found. */
  readonly elsewhere?: Elsewhere | undefined;
}

type FieldsProps = Pick<ShownFilters, 'parameters' | 'misread' | 'near' | 'narrowed' | 'cleared'>;
type GivenFields = Pick<FieldsProps, 'parameters' | 'misread' | 'near'> & {
  readonly cleared: string | undefined;
};

/**
 * The fields of the filter form, mounted anew only when the filters change: what is typed in them stays while the
 * rest of the page changes.
 */
export function FilterFields({ filters }: { filters: FieldsProps }) {
  const { parameters, misread, near, narrowed } = filters;
  const given = { parameters, misread, near, cleared: narrowed ? filters.cleared : undefined };
  return <Fragment key={JSON.stringify(given)} as="div" of={FieldsContent} given={given} />;
}

/** The fields' ids are fixed, because a page has only one such form. */
function FieldsContent({ parameters, misread, near, cleared }: GivenFields) {
  const values = new URLSearchParams(parameters);
  const value = (name: string) => values.get(name) ?? '';
  const limit = (name: Limit['name']) => ({ name, value: value(name), misread: misread?.[name] });
  const [min, max] = [limit('min'), limit('max')];
  return (
    <details
      className="filters"
      open={misread !== undefined}
      onToggle={watchForBack}
      onKeyDown={closeAtEscape}
      onBlur={closeWhenLeft}
    >
      <summary>
        <Icon name="filter" />
        <Said text={filtersTexts.summary} parts={{ sort: (words) => <span>{words}</span> }} />
      </summary>
      <div className="filter-fields">
        <NearField near={near} />
        <div className="field">
          <label htmlFor="district">{filtersTexts.district}</label>
          <select id="district" name="district" autoComplete="off" defaultValue={value('district')}>
            <option value="">{filtersTexts.allDistricts}</option>
            {districts.map((district) => (
              <option key={district}>{district}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="sort">{filtersTexts.sortBy}</label>
          <select id="sort" name="sort" autoComplete="off" defaultValue={value('sort') || 'newest'}>
            {Object.entries(filtersTexts.orders).map(([order, words]) => (
              <option key={order} value={order}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <PriceLimit label={filtersTexts.priceFrom} {...min} />
        <PriceLimit label={filtersTexts.priceTo} {...max} />
        <LimitError {...min} />
        <LimitError {...max} />
        <div className="field">
          <label htmlFor="goods">{filtersTexts.kind}</label>
          <select id="goods" name="goods" autoComplete="off" defaultValue={value('goods')}>
            <option value="">{filtersTexts.allGoods}</option>
            {Object.entries(advertsTexts.goods).map(([goods, words]) => (
              <option key={goods} value={goods}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="delivery">{filtersTexts.reachesMeBy}</label>
          <select id="delivery" name="delivery" autoComplete="off" defaultValue={value('delivery')}>
            <option value="">{filtersTexts.anyDelivery}</option>
            {Object.entries(filtersTexts.delivery).map(([way, words]) => (
              <option key={way} value={way}>
                {words}
              </option>
            ))}
          </select>
        </div>
        {cleared !== undefined && (
          <a className="button button-quiet" href={cleared} data-reload="">
            {filtersTexts.clear}
          </a>
        )}
        <button className="button" type="submit" onClick={misread ? undefined : closeSheet}>
          {filtersTexts.show}
        </button>
      </div>
    </details>
  );
}

/** The list is seen also where nothing was changed. */
function closeSheet({ currentTarget }: SyntheticEvent) {
  currentTarget.closest('details')?.removeAttribute('open');
}

/** What browsers ask when somebody goes back, which closes what covers the page; some don't have it. */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}

let watcher: CloseWatcher | undefined;

function watchForBack({ currentTarget: sheet }: SyntheticEvent<HTMLDetailsElement>) {
  const { CloseWatcher } = window as { readonly CloseWatcher?: new () => CloseWatcher };
  watcher?.destroy();
  watcher = sheet.open && CloseWatcher ? new CloseWatcher() : undefined;
  if (watcher) watcher.onclose = () => sheet.removeAttribute('open');
}

function closeAtEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape') return;
  closeSheet(event);
  event.currentTarget.querySelector('summary')?.focus();
}

/** What has the focus is never behind the sheet. */
function closeWhenLeft(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event;
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeSheet(event);
}

/** Longest part of a misread price that an error repeats, in characters; the field keeps all of it. */
const maxNamedLength = 30;

interface Limit {
  readonly name: 'min' | 'max';
  readonly value: string;
  readonly misread: ShownMisread | undefined;
}

function PriceLimit({ name, label, value, misread }: Limit & { label: string }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={misread?.typed ?? groupDigits(value)}
        {...(misread && {
          // If both limits are misread, the browser focuses the first.
          autoFocus: !isTyping(),
          'aria-invalid': true,
          'aria-describedby': `${name}-error`,
        })}
      />
    </div>
  );
}

/** Keeps the focus in the search field when results arrive while somebody types; false on the server. */
function isTyping(): boolean {
  return typeof document !== 'undefined' && document.activeElement?.matches('[type=search]') === true;
}

function LimitError({ name, misread }: Limit) {
  if (misread === undefined) return null;
  const typed = [...misread.typed];
  const named = typed.length > maxNamedLength ? `${typed.slice(0, maxNamedLength).join('')}…` : misread.typed;
  return (
    <p className="field-error" id={`${name}-error`} role="alert">
      {filtersTexts.leftOut({ typed: named })} {misread.problem}
    </p>
  );
}

const unseen = { unseen: (words: string) => <span className="visually-hidden">{words}</span> };

/** Beside the button of the sheet: links that remove what a list is filtered by, and its order. */
export function ActiveFilters({ active }: Pick<ShownFilters, 'active'>) {
  if (active.length === 0) return null;
  return (
    <ul className="chips">
      {active.map(({ words, without }) => (
        <li key={words}>
          <a className="chip" href={without} data-reload="">
            <span>
              <Said text={filtersTexts.remove({ filter: words })} parts={unseen} />
            </span>
            <Icon name="close" className="icon-small" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The number of results, or what to do if there are none. */
export function FilterResult({ filters, saving, none, said, elsewhere }: ResultProps) {
  const { first } = filters;
  const isEmpty = none && !first;
  /** Whether there may be adverts which are not shown. */
  const asked = filters.narrowed || said !== undefined;
  return (
    <div className="filter-result">
      {first !== undefined && (
        <p>
          {filtersTexts.furtherDown} <a href={first}>{filtersTexts.backToStart}</a>
        </p>
      )}
      {!(isEmpty && asked) && (filters.count || saving) && (
        <div className="found">
          {filters.count && <p className="muted">{filters.count}</p>}
          <SaveSearch saving={saving} />
        </div>
      )}
      {isEmpty && asked && (
        <NothingFound text={said ?? filtersTexts.noneMatch} saving={saving} elsewhere={elsewhere}>
          {filters.narrowed ? (
            <a className="button button-quiet" href={filters.cleared} data-reload="">
              {filtersTexts.clear}
            </a>
          ) : (
            <a className="button button-quiet" href="/herbs">
              {herbsTexts.all}
            </a>
          )}
        </NothingFound>
      )}
      {isEmpty && !asked && (
        <EmptyState text={advertsTexts.none}>
          <GuardedLink className="button" to="/post">
            {filtersTexts.postFirst}
          </GuardedLink>
        </EmptyState>
      )}
    </div>
  );
}
