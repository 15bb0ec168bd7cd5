import { minPasswordLength } from '../../../core/accounts/limits.ts';
import * as signUpTexts from '../../../core/texts/sign-up.ts';
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
        missing={signUpTexts.passwordMissing}
        tooShort={signUpTexts.passwordTooShort({ min: minPasswordLength })}
      />
      <PasswordField
        name="confirmPassword"
        label={confirmLabel}
        autoComplete="new-password"
        enterKeyHint="go"
        missing={signUpTexts.confirmPasswordMissing}
      />
    </>
  );
}
