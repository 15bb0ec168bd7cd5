import { useState } from 'react';
import * as passwordTexts from '../../../core/texts/password.ts';
import { Field } from '../../ui/forms/field.tsx';
import { useField } from '../../ui/forms/form-state.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';

/**
 * A password field with a button that shows what is typed; by default the current password. The server never sends a
 * password back.
 */
export function PasswordField({
  name = 'currentPassword',
  label = passwordTexts.current,
  autoComplete = 'current-password',
  minLength,
  hint,
  missing = passwordTexts.currentMissing,
  tooShort,
  enterKeyHint = 'next',
}: {
  name?: string;
  label?: string;
  autoComplete?: 'current-password' | 'new-password';
  minLength?: number;
  hint?: string;
  missing?: string;
  tooShort?: string;
  enterKeyHint?: 'next' | 'go';
}) {
  const field = useField(name, { hint: hint !== undefined });
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="password">
        <input
          {...field.control}
          type={shown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          minLength={minLength}
          data-missing={missing}
          data-short={tooShort}
        />
        {hydrated && (
          <button
            type="button"
            className="password-toggle"
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? passwordTexts.hide : passwordTexts.show}
          </button>
        )}
      </div>
    </Field>
  );
}
