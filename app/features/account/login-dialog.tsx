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
 * Closes wherever the person goes: at once, because the page below can take the focus only then. Fetches the script of the page
 * that its form is sent to, without which Remix would reload the page below.
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
