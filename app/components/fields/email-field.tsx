import { maxEmailLength } from '../../../core/accounts/limits.ts';
import { dropInvisible } from '../../../core/text/drop-invisible.ts';
import { texts } from '../../../core/texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export function EmailField({
  label = 'Email',
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
      mismatch={texts.signUp.emailInvalid}
      // It comes along with what is copied, and the browser refuses it.
      rewrite={dropInvisible}
      {...props}
    />
  );
}
