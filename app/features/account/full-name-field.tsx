import { maxFullNameLength } from '../../../core/accounts/limits.ts';
import * as fullNameTexts from '../../../core/texts/full-name.ts';
import * as signUpTexts from '../../../core/texts/sign-up.ts';
import { useClaims } from '../../ui/forms/claims.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

export function FullNameField({ hint }: { hint?: string }) {
  const claims = useClaims();
  return (
    <TextField
      name="fullName"
      error={claims('fullName')}
      label={fullNameTexts.label}
      hint={hint}
      required
      maxLength={maxFullNameLength}
      autoComplete="name"
      autoCapitalize="words"
      enterKeyHint="next"
      missing={signUpTexts.fullNameMissing}
    />
  );
}
