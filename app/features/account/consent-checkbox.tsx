import { Link } from '@remix-run/react';
import * as signUpTexts from '../../../core/texts/sign-up.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

/** Consent to the rules. The links to the rules open in a new tab, so that nothing typed is lost. */
export function ConsentCheckbox() {
  return (
    <Checkbox name="consent" required missing={signUpTexts.consentMissing}>
      I agree to the{' '}
      <Link to="/terms-conditions" target="_blank">
        terms
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" target="_blank">
        privacy policy
      </Link>
      , and I am 18 or older.
    </Checkbox>
  );
}
