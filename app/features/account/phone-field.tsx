import { useState } from 'react';
import { maxPhoneNumberLength } from '../../../core/accounts/limits.ts';
import { isDoubtfulNumber } from '../../../core/accounts/phone-number.ts';
import * as phoneFieldTexts from '../../../core/texts/phone-field.ts';
import * as phoneNumberTexts from '../../../core/texts/phone-number.ts';
import * as setUpAccountTexts from '../../../core/texts/set-up-account.ts';
import { useField } from '../../ui/forms/form-state.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** Warns at once when a number looks wrong, and lets the form be sent all the same. */
export function PhoneField({ required = false }: { required?: boolean }) {
  const { value, error } = useField('phoneNumber');
  const [warning, setWarning] = useState(() => warningAbout(value ?? ''));
  return (
    <TextField
      name="phoneNumber"
      label={phoneFieldTexts.label}
      type="tel"
      required={required}
      maxLength={maxPhoneNumberLength}
      autoComplete="tel"
      inputMode="tel"
      enterKeyHint="next"
      missing={setUpAccountTexts.phoneNumberMissing}
      // The error already says the same.
      notice={error === undefined ? (warning ?? '') : ''}
      onType={(typed) => setWarning(warningAbout(typed))}
    />
  );
}

/** Nothing is said of an empty field. */
function warningAbout(typed: string): string | undefined {
  const number = typed.trim();
  return number !== '' && isDoubtfulNumber(number) ? phoneNumberTexts.invalid : undefined;
}
