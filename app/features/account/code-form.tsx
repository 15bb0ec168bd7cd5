import { Link } from '@remix-run/react';
import * as codeFormTexts from '../../../core/texts/code-form.ts';
import * as logInTexts from '../../../core/texts/log-in.ts';
import { withRedirect } from '../../requests/with-redirect.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** The second step of a log-in. */
export function CodeForm({
  step,
  redirectTo,
}: {
  step: 'code' | 'recovery';
  redirectTo: string | undefined;
}) {
  const path = (to: typeof step) => {
    const login = withRedirect('/login', redirectTo);
    return `${login}${login === '/login' ? '?' : '&'}step=${to}`;
  };
  const recovers = step === 'recovery';
  return (
    <EntryForm action={path(step)} redirectTo={redirectTo}>
      <TextField
        name="code"
        label={recovers ? codeFormTexts.recoveryCode : codeFormTexts.appCode}
        hint={recovers ? codeFormTexts.recoveryCodeHint : codeFormTexts.appCodeHint}
        required
        autoFocus
        autoComplete={recovers ? 'off' : 'one-time-code'}
        inputMode={recovers ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        enterKeyHint="go"
        missing={logInTexts.codeMissing}
      />
      <SubmitButton className="button button-block">{codeFormTexts.logIn}</SubmitButton>
      <p className="form-aside">
        {recovers ? (
          <Link to={path('code')}>{codeFormTexts.useAppCode}</Link>
        ) : (
          <Link to={path('recovery')}>{codeFormTexts.useRecoveryCode}</Link>
        )}
        <br />
        <Link to={withRedirect('/login', redirectTo)}>{codeFormTexts.somebodyElse}</Link>
      </p>
    </EntryForm>
  );
}
