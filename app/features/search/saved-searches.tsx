import { Link } from '@remix-run/react';
import * as savedPageTexts from '../../../core/texts/saved-page.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';

const action = '/saved?tab=searches';

interface Props {
  searches: readonly { readonly id: string; readonly name: string; readonly path: string }[];
}

/** The saved searches with links to their results. A deleted search can be restored. */
export function SavedSearches({ searches }: Props) {
  const { text, undo } = useRootData()?.flash ?? {};
  return (
    <section className="saved-searches" aria-label={savedPageTexts.tabs.searches}>
      {undo && (
        <Alert kind="success">
          {text}
          <form method="post" action={action}>
            <HiddenFields fields={undo} />
            <button type="submit" className="button button-plain">
              {savedPageTexts.undo}
            </button>
          </form>
        </Alert>
      )}
      {searches.length === 0 ? (
        <EmptyState text={savedPageTexts.noSearches}>
          <p className="muted">{savedPageTexts.noSearchesHint}</p>
          <Link className="button" to="/search">
            {savedPageTexts.search}
          </Link>
        </EmptyState>
      ) : (
        <ul className="search-list">
          {searches.map(({ id, name, path }) => (
            <li key={id} className="saved-search">
              <a id={id} href={path} dir="auto">
                {name}
              </a>
              <form method="post" action={action}>
                <input type="hidden" name="delete" value={id} />
                <button type="submit" className="button button-plain" aria-describedby={id}>
                  {savedPageTexts.deleteSearch}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
