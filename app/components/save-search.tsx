import { useRootData } from '../root-data.ts';
import { GuardedLink } from './guarded-link.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { Icon } from './icon.tsx';
import { useReturnPath } from './use-return-path.ts';

/** A search that a page shows the adverts of. */
export interface Saving {
  /** In words. */
  readonly name: string;
  readonly saved: boolean;
  /** What is posted to save it. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Nothing where there is nothing to save. It needs no script. */
export function SaveSearch({ saving }: { saving: Saving | undefined }) {
  const from = useReturnPath();
  const visitor = (useRootData()?.viewer.kind ?? 'visitor') === 'visitor';
  if (saving === undefined) return null;
  if (saving.saved) {
    return (
      <p className="save-search muted">
        <Icon name="done" />
        <span>
          Saved in <a href="/saved?tab=searches">your searches</a>
        </span>
      </p>
    );
  }
  const words = (
    <>
      <Icon name="bell" />
      Save this search
    </>
  );
  if (visitor) {
    return (
      <p className="save-search">
        <GuardedLink className="button button-quiet" to={from}>
          {words}
        </GuardedLink>
      </p>
    );
  }
  return (
    <form className="save-search" method="post" action="/saved?tab=searches">
      <HiddenFields fields={{ ...saving.fields, from }} />
      <button type="submit" className="button button-quiet">
        {words}
      </button>
    </form>
  );
}
