import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import * as guardTexts from '../../../core/texts/guard.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

export interface LoginDialogProps {
  redirectTo: string;
  onClose: () => void;
}

/**
 * Closes at once when a navigation starts, because the page below can take the focus only then. Preloads the script
 * of the login route, without which Remix would reload the page below.
 */
export function LoginDialog({ redirectTo, onClose }: LoginDialogProps) {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  }, [key]);
  return (
    <Dialog title={guardTexts.loginDialogTitle} onClose={onClose}>
      <LoginForm redirectTo={redirectTo} />
      <PrefetchPageLinks page="/login" />
    </Dialog>
  );
}
