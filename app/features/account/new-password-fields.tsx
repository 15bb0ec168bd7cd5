import { minPasswordLength } from '../../../core/accounts/limits.ts';
import * as newPasswordTexts from '../../../core/texts/new-password.ts';
import * as signUpTexts from '../../../core/texts/sign-up.ts';
import { PasswordField } from './password-field.tsx';

export function NewPasswordFields({
  label = newPasswordTexts.label,
  confirmLabel = newPasswordTexts.confirmLabel,
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
        hint={newPasswordTexts.hint({ min: minPasswordLength })}
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
