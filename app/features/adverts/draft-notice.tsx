import * as draftsTexts from '../../../core/texts/drafts.ts';
import { MadeFor } from '../../ui/forms/made-for.tsx';

/** Above a form with a draft, or with one that was just discarded. */
export function DraftNotice({ discarded }: { discarded: boolean }) {
  return (
    <form method="post" action="/post" className="alert draft-notice">
      {discarded ? <span role="status">{draftsTexts.discarded}</span> : <span>This is your draft.</span>}
      <MadeFor />
      <input type="hidden" name="unfinished" value="none" />
      <input type="hidden" name="draft" value={discarded ? 'restore' : 'discard'} />
      <button type="submit" className="button button-plain">
        {discarded ? 'Undo' : 'Discard draft'}
      </button>
    </form>
  );
}
