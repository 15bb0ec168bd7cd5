import { useState } from 'react';
import { maxPhoneNumberLength } from '../../../core/accounts/limits.ts';
import { phoneNumberWarning } from '../../../core/accounts/phone-number.ts';
import { texts } from '../../../core/texts.ts';
import { TextField } from './text-field.tsx';

/** Says at once when a number does not look like one, and lets it be saved all the same. */
export function PhoneField({ required = false }: { required?: boolean }) {
  const [warning, setWarning] = useState<string>();
  return (
    <TextField
      name="phoneNumber"
      label="Phone number"
      type="tel"
      required={required}
      maxLength={maxPhoneNumberLength}
      autoComplete="tel"
      inputMode="tel"
      enterKeyHint="next"
      missing={texts.setUpAccount.phoneNumberMissing}
      notice={warning ?? ''}
      onType={(value) => {
        const typed = value.trim();
        setWarning(typed === '' ? undefined : phoneNumberWarning(typed));
      }}
    />
  );
}
