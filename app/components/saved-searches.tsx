import { Link } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { Alert } from './alert.tsx';
import { EmptyState } from './empty-state.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { Saving } from './save-search.tsx';

const action = '/saved?tab=searches';

interface Props {
  searches: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  /** What has just been deleted, and can be saved again. */
  deleted: Saving | undefined;
}

/** Each leads to its results. What is deleted can be brought back. */
export function SavedSearches({ searches, deleted }: Props) {
  return (
    <section className="saved-searches" aria-label="Searches">
      {deleted && (
        <Alert kind="success">
          {texts.savedSearches.deleted(deleted.name)}
          <form method="post" action={action}>
            <HiddenFields fields={deleted.fields} />
            <button type="submit" className="button button-plain">
              Undo
            </button>
          </form>
        </Alert>
      )}
      {searches.length === 0 ? (
        <EmptyState text={texts.savedSearches.none}>
          <p className="muted">{texts.savedSearches.noneHint}</p>
          <Link className="button" to="/search">
            Search
          </Link>
        </EmptyState>
      ) : (
        <ul className="search-list">
          {searches.map(({ id, name, path }) => (
            <li key={id} className="saved-search">
              <a href={path} dir="auto">
                {name}
              </a>
              <form method="post" action={action}>
                <input type="hidden" name="delete" value={id} />
                <button type="submit" className="button button-plain" aria-label={`Delete search ${name}`}>
                  Delete search
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
