import { Form } from '@remix-run/react';
import * as noticeTexts from '../../../core/texts/unfinished-notice.ts';
import { MadeFor } from './made-for.tsx';

/** Above a form that holds what is unfinished, or held it: says so, with a button that discards it or brings it back. */
export function UnfinishedNotice({
  said,
  words = noticeTexts.discard,
  draft,
}: {
  /** Without it there is nothing to say. */
  said: string | undefined;
  words?: string;
  /** What the button does with the draft of an advert; else it discards what was kept over a log-in. */
  draft?: 'discard' | 'restore' | 'continue' | undefined;
}) {
  return said === undefined ? null : (
    // The whole page is loaded, so that the fields below begin anew.
    <Form method="post" reloadDocument className="alert unfinished-notice">
      <MadeFor />
      <span role="status">{said}</span>
      {draft && <input type="hidden" name="unfinished" value="none" />}
      <button
        type="submit"
        name={draft ? 'draft' : 'unfinished'}
        value={draft ?? 'discard'}
        className="button button-plain"
      >
        {words}
      </button>
    </Form>
  );
}
