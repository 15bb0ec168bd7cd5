import { useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Stayed } from '../request.server.ts';
import { EntryForm } from './fields/entry-form.tsx';
import type { ShownFailure } from './fields/form-state.tsx';
import { SubmitButton } from './fields/submit-button.tsx';

const noFields: readonly string[] = [];

export interface DeleteDialogProps {
  question: string;
  /** What is to be deleted, in its own words. */
  subject: ReactNode;
  /** The page that asks the same without script, and deletes. */
  action: string;
  onClose: () => void;
}

/** Asks before something is deleted for good. */
export function DeleteDialog({ question, subject, action, onClose }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const fetcher = useFetcher<ShownFailure | Stayed>();
  const failure = fetcher.data?.ok === false ? (fetcher.data as ShownFailure) : undefined;
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading} className="dialog-question">
        {question}
      </h2>
      <div className="dialog-subject">{subject}</div>
      <EntryForm action={action} fetcher={fetcher} failure={failure} fields={noFields}>
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
