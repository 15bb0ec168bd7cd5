import { maxFullNameLength } from '../../../core/accounts/limits.ts';
import { texts } from '../../../core/texts.ts';
import { TextField } from './text-field.tsx';

export function FullNameField({ hint }: { hint?: string }) {
  return (
    <TextField
      name="fullName"
      label="Full name"
      hint={hint}
      required
      maxLength={maxFullNameLength}
      autoComplete="name"
      autoCapitalize="words"
      enterKeyHint="next"
      missing={texts.signUp.fullNameMissing}
    />
  );
}
