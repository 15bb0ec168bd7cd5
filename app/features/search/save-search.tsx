import * as saveSearchTexts from '../../../core/texts/save-search.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Said } from '../../ui/said.tsx';
import { useReturnPath } from '../../ui/use-return-path.ts';

/** The search of a page, for saving. */
export interface Saving {
  /** The search in words. */
  readonly name: string;
  readonly saved: boolean;
  /** The fields of the form that saves the search. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The form that saves a search, without script too; nothing without a search. A visitor's search is saved after
 * log-in. `strong`: as what to do first on the page.
 */
export function SaveSearch({ saving, strong }: { saving: Saving | undefined; strong?: boolean }) {
  const from = useReturnPath();
  if (saving === undefined) return null;
  if (saving.saved) {
    return (
      <p className="save-search muted">
        <Icon name="done" />
        <span>
          <Said
            text={saveSearchTexts.saved}
            parts={{ searches: (words) => <a href="/saved?tab=searches">{words}</a> }}
          />
        </span>
      </p>
    );
  }
  return (
    <form className="save-search" method="post" action="/saved?tab=searches">
      <HiddenFields fields={{ ...saving.fields, from }} />
      <button type="submit" className={strong ? 'button' : 'button button-quiet'}>
        <Icon name="bell" />
        {saveSearchTexts.save}
      </button>
    </form>
  );
}
