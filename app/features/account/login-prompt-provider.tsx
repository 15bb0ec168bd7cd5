import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { withRedirect } from '../../requests/with-redirect.ts';
import { LoginPromptContext } from '../../ui/login-prompt.ts';
import type { LoginDialogProps } from './login-dialog.tsx';

interface Prompt {
  readonly Dialog: ComponentType<LoginDialogProps>;
  readonly redirectTo: string;
}

/**
 * Lets what needs a signed-in person ask for login on the spot. Without script the same links lead to /login, and so
 * does script when the dialog cannot be fetched.
 */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [prompt, setPrompt] = useState<Prompt>();
  const navigate = useNavigate();
  const [here, going] = [useLocation(), useNavigation()];
  const place = useRef<readonly unknown[]>([]);
  useEffect(() => {
    place.current = [here, going];
  }, [here, going]);
  const close = useCallback(() => setPrompt(undefined), []);
  const open = useCallback(
    async (redirectTo: string) => {
      const asked = place.current;
      const Dialog = await import('./login-dialog.tsx')
        .then(({ LoginDialog }) => LoginDialog)
        .catch(() => undefined);
      // Whoever has gone on in the meantime is not asked any more.
      if (place.current !== asked) return;
      if (Dialog) setPrompt({ Dialog, redirectTo });
      else navigate(withRedirect('/login', redirectTo));
    },
    [navigate],
  );
  return (
    <LoginPromptContext.Provider value={open}>
      {children}
      {prompt && <prompt.Dialog redirectTo={prompt.redirectTo} onClose={close} />}
    </LoginPromptContext.Provider>
  );
}
