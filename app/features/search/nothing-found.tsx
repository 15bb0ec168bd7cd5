import type { ReactNode } from 'react';
import * as filtersTexts from '../../../core/texts/filters.ts';
import * as placesTexts from '../../../core/texts/places.ts';
import * as savedSearchesTexts from '../../../core/texts/saved-searches.ts';
import { SaveSearch, type Saving } from './save-search.tsx';

/** Where else to look, with the numbers of adverts, for a list that has none. */
export interface Elsewhere {
  readonly district: string;
  /** The districts around, nearest first. */
  readonly districts: readonly { readonly district: string; readonly count: string; readonly to: string }[];
  readonly everywhere: string;
  readonly anywhere: string;
}

interface Props {
  readonly text: string;
  readonly saving: Saving | undefined;
  /** Where else there is something. */
  readonly elsewhere: Elsewhere | undefined;
  /** Another way out. */
  readonly children: ReactNode;
}

/** In place of a list without adverts: where there are some, and a button that saves the search for later. */
export function NothingFound({ text, saving, elsewhere, children }: Props) {
  return (
    <section className="nothing-found">
      <h2>{text}</h2>
      {elsewhere && (
        <>
          {elsewhere.districts.length > 0 && <p>{placesTexts.nextTo({ district: elsewhere.district })}</p>}
          <ul className="chips">
            {elsewhere.districts.map((one) => (
              <Place key={one.to} words={one.district} {...one} />
            ))}
            <Place words={filtersTexts.allDistricts} count={elsewhere.everywhere} to={elsewhere.anywhere} />
          </ul>
        </>
      )}
      <div className="button-row">
        <SaveSearch saving={saving} strong />
        {children}
      </div>
      {saving?.saved === false && <p className="muted small">{savedSearchesTexts.why}</p>}
    </section>
  );
}

function Place({ words, count, to }: { words: string; count: string; to: string }) {
  return (
    <li>
      <a className="chip" href={to} data-reload="">
        <span>
          {words} <span className="muted">{count}</span>
        </span>
      </a>
    </li>
  );
}
