import * as deleteCommentTexts from '../../../core/texts/delete-comment.ts';
import { DeleteDialog } from '../../ui/forms/delete-dialog.tsx';

export interface DeleteCommentDialogProps {
  text: string;
  /** The page that asks the same without script, and whose action deletes. */
  path: string;
  onClose: () => void;
}

export function DeleteCommentDialog({ text, path, onClose }: DeleteCommentDialogProps) {
  return (
    <DeleteDialog
      question={deleteCommentTexts.question}
      subject={<p className="delete-quote">{text}</p>}
      action={path}
      onClose={onClose}
    />
  );
}
