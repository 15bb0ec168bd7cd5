import { texts } from '../../core/texts.ts';
import { Dialog } from './dialog.tsx';
import { LoginForm } from './login-form.tsx';

export interface LoginDialogProps {
  redirectTo: string;
  onClose: () => void;
}

export function LoginDialog({ redirectTo, onClose }: LoginDialogProps) {
  return (
    <Dialog title={texts.guard.loginDialogTitle} onClose={onClose}>
      <LoginForm redirectTo={redirectTo} />
    </Dialog>
  );
}
