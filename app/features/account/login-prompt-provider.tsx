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
 * Provides a login dialog to links and buttons that need a signed-in person. Without script these links lead to
 * /login, as they do if the dialog's script cannot be fetched.
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
      const opener = place.current;
      const Dialog = await import('./login-dialog.tsx')
        .then(({ LoginDialog }) => LoginDialog)
        .catch(() => undefined);
      // The person has left the page while the dialog was loading.
      if (place.current !== opener) return;
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
