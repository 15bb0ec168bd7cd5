import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import type { AdvertCard } from '../../core/adverts/advert.ts';
import { texts } from '../../core/texts.ts';
import type { Stayed } from '../request.server.ts';
import { EntryForm } from './fields/entry-form.tsx';
import type { ShownFailure } from './fields/form-state.tsx';
import { SubmitButton } from './fields/submit-button.tsx';

const noFields: readonly string[] = [];

/** Asks before an advert is deleted for good. */
export function DeleteDialog({ advert, onClose }: { advert: AdvertCard; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useId();
  const fetcher = useFetcher<ShownFailure | Stayed>();
  const failure = fetcher.data?.ok === false ? (fetcher.data as ShownFailure) : undefined;
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={question} onClose={onClose}>
      <h2 id={question} className="dialog-question">
        {texts.adverts.deleteQuestion}
      </h2>
      <p className="first-capital dialog-subject">{advert.title}</p>
      <EntryForm
        action={`/account/delete/${advert.id}`}
        fetcher={fetcher}
        failure={failure}
        fields={noFields}
      >
        <div className="button-row">
          <SubmitButton className="button button-danger">Delete</SubmitButton>
          <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </EntryForm>
    </dialog>
  );
}
