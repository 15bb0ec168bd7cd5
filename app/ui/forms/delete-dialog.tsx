import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as dialogTexts from '../../../core/texts/delete-dialog.ts';
import type { Stayed } from '../../requests/request.server.ts';
import { Dialog } from '../dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import { failureIn, type ShownFailure } from './form-state.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface DeleteDialogProps {
  question: string;
  /** A description of what is deleted. */
  subject: ReactNode;
  /** The page that asks the same without script, and whose action deletes. */
  action: string;
  onClose: () => void;
}

export function DeleteDialog({ question, subject, action, onClose }: DeleteDialogProps) {
  const fetcher = useFetcher<ShownFailure | Stayed>();
  return (
    <Dialog title={question} question onClose={onClose}>
      {(close) => (
        <>
          <div className="dialog-subject">{subject}</div>
          <EntryForm action={action} fetcher={fetcher} failure={failureIn(fetcher.data) ?? null}>
            <div className="button-row">
              <SubmitButton className="button button-danger">{dialogTexts.accept}</SubmitButton>
              <button type="button" className="button button-quiet" onClick={close}>
                {dialogTexts.decline}
              </button>
            </div>
          </EntryForm>
        </>
      )}
    </Dialog>
  );
}
