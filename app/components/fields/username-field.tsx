import { maxUsernameLength } from '../../../core/accounts/limits.ts';
import { keepUsernameCharacters } from '../../../core/accounts/username.ts';
import { texts } from '../../../core/texts.ts';
import { useClaims } from './claims.tsx';
import { TextField } from './text-field.tsx';

/** Letters, digits, underscore and dot; other keystrokes do nothing. */
export function UsernameField() {
  const claims = useClaims();
  return (
    <TextField
      name="username"
      error={claims('username')}
      label="Username"
      hint="Letters, digits, underscores and dots. Everyone can see it."
      required
      maxLength={maxUsernameLength}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      rewrite={keepUsernameCharacters}
      missing={texts.signUp.usernameMissing}
    />
  );
}
