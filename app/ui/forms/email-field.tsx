import { maxEmailLength } from '../../../core/accounts/limits.ts';
import { dropInvisible } from '../../../core/shared/text/drop-invisible.ts';
import * as fieldTexts from '../../../core/texts/email-field.ts';
import * as signUpTexts from '../../../core/texts/sign-up.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export function EmailField({
  label = fieldTexts.label,
  ...props
}: { label?: string } & Pick<
  TextFieldProps,
  'hint' | 'required' | 'autoComplete' | 'enterKeyHint' | 'missing' | 'mismatch'
>) {
  return (
    <TextField
      name="email"
      label={label}
      type="email"
      maxLength={maxEmailLength}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      mismatch={signUpTexts.emailInvalid}
      // Removes invisible characters, which come along when an address is copied and which browsers refuse.
      rewrite={dropInvisible}
      {...props}
    />
  );
}
