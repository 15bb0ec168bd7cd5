import { useState } from 'react';
import { maxUsernameLength } from '../../../core/accounts/limits.ts';
import { keepUsernameCharacters, leftOutOfUsername, withIgnored } from '../../../core/accounts/username.ts';
import {
  usernameCharacters,
  usernameCharactersKept,
  usernameMissing,
  usernameSpaces,
  usernameSpacesKept,
} from '../../../core/texts/sign-up.ts';
import * as usernameTexts from '../../../core/texts/username.ts';
import { useClaims } from '../../ui/forms/claims.tsx';
import { useField } from '../../ui/forms/form-state.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

const leftOutWords = { usernameCharacters, usernameCharactersKept, usernameSpaces, usernameSpacesKept };

/** Accepts letters, digits, underscore and dot; drops all other characters and says so. */
export function UsernameField() {
  const claims = useClaims();
  const { error } = useField('username');
  const [typed, setTyped] = useState('');
  return (
    <TextField
      name="username"
      error={claims('username')}
      label={usernameTexts.label}
      hint={usernameTexts.hint}
      required
      maxLength={maxUsernameLength}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      rewrite={keepUsernameCharacters}
      onType={(_kept, now) => setTyped((before) => withIgnored(before, now))}
      // The error already says the same.
      notice={(error === undefined && leftOutOfUsername(typed, leftOutWords)) || ''}
      missing={usernameMissing}
    />
  );
}
