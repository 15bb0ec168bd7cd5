import { Link, useLocation } from '@remix-run/react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { texts } from '../../core/texts.ts';
import { Icon } from './icon.tsx';
import { LoginPromptContext } from './login-prompt.ts';

interface FormProps {
  redirectTo: string;
}

/** Few visits need the form, so its script comes when it is asked for; where it cannot come, the page of its own is left. */
const LoginForm = lazy(() =>
  import('./login-form.tsx').then(
    (module) => ({ default: module.LoginForm as ComponentType<FormProps> }),
    () => ({ default: LoginLink as ComponentType<FormProps> }),
  ),
);

function LoginLink({ redirectTo }: FormProps) {
  return (
    <Link className="button button-block" to={`/login?${new URLSearchParams({ redirectTo })}`} reloadDocument>
      Log in
    </Link>
  );
}

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
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <Suspense fallback={<p className="muted">One moment…</p>}>
        <LoginForm redirectTo={redirectTo} />
      </Suspense>
    </dialog>
  );
}
