import { minPasswordLength } from '../../../core/accounts/limits.ts';
import { texts } from '../../../core/texts.ts';
import { PasswordField } from './password-field.tsx';

export function NewPasswordFields({
  label = 'New password',
  confirmLabel = 'Confirm new password',
}: {
  label?: string;
  confirmLabel?: string;
}) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        minLength={minPasswordLength}
        hint={`At least ${minPasswordLength} characters. A few words together are easy to remember.`}
        missing={texts.signUp.passwordMissing}
        tooShort={texts.signUp.passwordTooShort(minPasswordLength)}
      />
      <PasswordField
        name="confirmPassword"
        label={confirmLabel}
        autoComplete="new-password"
        enterKeyHint="go"
        missing={texts.signUp.confirmPasswordMissing}
      />
    </>
  );
}
