import { Link } from '@remix-run/react';
import * as consentTexts from '../../../core/texts/consent.ts';
import * as signUpTexts from '../../../core/texts/sign-up.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Said } from '../../ui/said.tsx';

/** Consent to the rules. The links to the rules open in a new tab, so that nothing typed is lost. */
export function ConsentCheckbox() {
  return (
    <Checkbox name="consent" required missing={signUpTexts.consentMissing}>
      <Said
        text={consentTexts.agree}
        parts={{
          terms: (words) => (
            <Link to="/terms-conditions" target="_blank">
              {words}
            </Link>
          ),
          privacy: (words) => (
            <Link to="/privacy-policy" target="_blank">
              {words}
            </Link>
          ),
        }}
      />
    </Checkbox>
  );
}
