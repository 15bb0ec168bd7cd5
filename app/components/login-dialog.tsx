import { useEffect, useId, useRef } from 'react';
import { texts } from '../../core/texts.ts';
import { Icon } from './icon.tsx';
import { LoginForm } from './login-form.tsx';

export interface LoginDialogProps {
  redirectTo: string;
  onClose: () => void;
}

export function LoginDialog({ redirectTo, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{texts.guard.loginDialogTitle}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <LoginForm redirectTo={redirectTo} />
    </dialog>
  );
}
