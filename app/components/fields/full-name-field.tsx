import { maxFullNameLength } from '../../../core/accounts/limits.ts';
import { texts } from '../../../core/texts.ts';
import { useClaims } from './claims.tsx';
import { TextField } from './text-field.tsx';

export function FullNameField({ hint }: { hint?: string }) {
  const claims = useClaims();
  return (
    <TextField
      name="fullName"
      error={claims('fullName')}
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
