import { texts } from '../../../core/texts.ts';
import { Alert } from '../alert.tsx';

/** Above a form that holds what was written before, or would if it had not been discarded. */
export function DraftNotice({ discarded }: { discarded: boolean }) {
  return (
    <Alert kind="success">
      {discarded ? texts.drafts.discarded : <a href="#advert">Continue your draft</a>}
      <form method="post" action="/post">
        <input type="hidden" name="draft" value={discarded ? 'restore' : 'discard'} />
        <button type="submit" className="button button-plain">
          {discarded ? 'Undo' : 'Discard draft'}
        </button>
      </form>
    </Alert>
  );
}
