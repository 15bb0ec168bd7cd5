import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as dialogTexts from '../../core/texts/dialog.ts';
import { Icon } from './icon.tsx';

/** A modal dialog. Children that close it are given `close`. */
export function Dialog({
  title,
  question = false,
  onClose,
  children,
}: {
  title: string;
  /** The title asks something, and one of the answers closes the dialog. */
  question?: boolean;
  onClose: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      {question ? (
        <h2 id={heading} className="dialog-question">
          {title}
        </h2>
      ) : (
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={dialogTexts.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      )}
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
}
