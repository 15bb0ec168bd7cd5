import { useState } from 'react';
import { maxUsernameLength } from '../../../core/accounts/limits.ts';
import { keepUsernameCharacters, leftOutOfUsername } from '../../../core/accounts/username.ts';
import { texts } from '../../../core/texts.ts';
import { useClaims } from './claims.tsx';
import { useField } from './form-state.tsx';
import { TextField } from './text-field.tsx';

/** Letters, digits, underscore and dot; other keystrokes do nothing but have the field say so. */
export function UsernameField() {
  const claims = useClaims();
  const { error } = useField('username');
  const [kept, setKept] = useState('');
  const [leftOut, setLeftOut] = useState('');
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
      rewrite={(typed) => {
        setLeftOut((before) => before + typed.replace(/[\w.]/g, ''));
        return keepUsernameCharacters(typed);
      }}
      onType={(typed) => {
        setKept(typed);
        if (typed === '') setLeftOut('');
      }}
      // What refuses the name says the same.
      notice={(error === undefined && leftOutOfUsername(kept + leftOut)) || ''}
      missing={texts.signUp.usernameMissing}
    />
  );
}
