import { Link, useFetcher, useLocation } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../core/texts.ts';
import type { FormFailure } from '../request.server.ts';
import { Alert } from './alert.tsx';
import { Icon } from './icon.tsx';
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
  const fetcher = useFetcher<FormFailure>();
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const failure = fetcher.state === 'idle' ? fetcher.data : undefined;
  const signUp = `/signup?redirectTo=${encodeURIComponent(redirectTo)}`;
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{texts.guard.loginDialogTitle}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <fetcher.Form className="form" method="post" action="/login">
        {failure && <Alert kind="error">{failure.errors['form'] ?? failure.message}</Alert>}
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <div className="field">
          <label htmlFor={`${id}-email`}>Email</label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="username"
            required
            {...errorProps(`${id}-email-error`, failure?.errors['email'])}
          />
          <FieldError id={`${id}-email-error`} text={failure?.errors['email']} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-password`}>Password</label>
          <input
            id={`${id}-password`}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            {...errorProps(`${id}-password-error`, failure?.errors['password'])}
          />
          <FieldError id={`${id}-password-error`} text={failure?.errors['password']} />
        </div>
        <label className="choice">
          <input type="checkbox" name="remember" defaultChecked />
          <span>Stay signed in</span>
        </label>
        <button className="button button-block" type="submit" disabled={fetcher.state !== 'idle'}>
          Log in
        </button>
      </fetcher.Form>
      <p className="dialog-foot">
        New here? <Link to={signUp}>Sign up</Link>
      </p>
    </dialog>
  );
}

function errorProps(id: string, text: string | undefined) {
  return text === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="field-error" id={id}>
      {text}
    </p>
  );
}
