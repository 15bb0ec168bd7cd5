import { Link } from '@remix-run/react';
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
        label={recovers ? 'Recovery code' : '6-digit code from your app'}
        hint={
          recovers
            ? 'One of the ten codes that you kept when you turned on two-step login. Each works once.'
            : 'Open your authenticator app and enter the code that it shows now.'
        }
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
      <SubmitButton className="button button-block">Log in</SubmitButton>
      <p className="form-aside">
        {recovers ? (
          <Link to={path('code')}>Use a code from your app</Link>
        ) : (
          <Link to={path('recovery')}>Use a recovery code instead</Link>
        )}
        <br />
        <Link to={withRedirect('/login', redirectTo)}>Log in as somebody else</Link>
      </p>
    </EntryForm>
  );
}
