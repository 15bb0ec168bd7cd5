import { Form } from '@remix-run/react';
import * as draftsTexts from '../../../core/texts/drafts.ts';
import { MadeFor } from './made-for.tsx';

/** Above a form whose text was kept over a log-in. */
export function KeptNotice({
  kept,
  text = draftsTexts.textKept,
}: {
  kept: Readonly<Record<string, string>> | undefined;
  text?: string;
}) {
  return kept === undefined ? null : (
    // The whole page is loaded, so that the fields below begin anew.
    <Form method="post" reloadDocument className="alert draft-notice">
      <MadeFor />
      <span role="status">{text}</span>
      <button type="submit" name="unfinished" value="discard" className="button button-plain">
        Discard
      </button>
    </Form>
  );
}
