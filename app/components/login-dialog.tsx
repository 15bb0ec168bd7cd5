import { useLocation } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../core/texts.ts';
import { Icon } from './icon.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginPromptContext } from './login-prompt.ts';

/** Lets what needs a signed-in person ask for login on the spot. Without script the same links lead to /login. */
export function LoginDialogProvider({ children }: { children: ReactNode }) {
  const [redirectTo, setRedirectTo] = useState<string>();
  const location = useLocation();
  const close = useCallback(() => setRedirectTo(undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever the person goes, the dialog is over.
  useEffect(close, [location.key]);
  return (
    <LoginPromptContext.Provider value={setRedirectTo}>
      {children}
      {redirectTo !== undefined && <LoginDialog redirectTo={redirectTo} onClose={close} />}
    </LoginPromptContext.Provider>
  );
}

function LoginDialog({ redirectTo, onClose }: { redirectTo: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{texts.guard.loginDialogTitle}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <LoginForm redirectTo={redirectTo} />
    </dialog>
  );
}
