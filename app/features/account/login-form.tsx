import { Link, useFetcher } from '@remix-run/react';
import { type FormEvent, useId } from 'react';
import * as logInTexts from '../../../core/texts/log-in.ts';
import * as loginFormTexts from '../../../core/texts/login-form.ts';
import type { Stayed } from '../../requests/request.server.ts';
import { withRedirect } from '../../requests/with-redirect.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { EmailField } from '../../ui/forms/email-field.tsx';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import { failureIn, type ShownFailure } from '../../ui/forms/form-state.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { GoogleButton } from './google-button.tsx';
import { GoogleForm } from './google-form.tsx';
import { PasswordField } from './password-field.tsx';

/** Logs in, on a page of its own or in a dialog, and leads on to `redirectTo`. */
export function LoginForm({
  redirectTo,
  failure,
  onGoogle,
}: {
  redirectTo: string | undefined;
  /** The failed attempt, where the form was sent without script. */
  failure?: ShownFailure | undefined;
  /** Called before the browser is sent to Google. */
  onGoogle?: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const google = useId();
  const fetcher = useFetcher<ShownFailure | Stayed>();
  const answered = failureIn(fetcher.data);
  const target = redirectTo ?? failure?.values['redirectTo'];
  return (
    <>
      <EntryForm action="/login" fetcher={fetcher} failure={answered ?? failure ?? null} redirectTo={target}>
        <EmailField required autoComplete="username" enterKeyHint="next" missing={logInTexts.emailMissing} />
        <PasswordField
          name="password"
          label={loginFormTexts.password}
          enterKeyHint="go"
          missing={logInTexts.passwordMissing}
        />
        <Checkbox name="remember" checkedAtFirst>
          {loginFormTexts.stay}
        </Checkbox>
        <SubmitButton className="button button-block">{loginFormTexts.logIn}</SubmitButton>
        <GoogleButton form={google} />
        <p className="form-aside">
          <Link to="/forgot-password">{loginFormTexts.forgot}</Link>
          <br />
          {loginFormTexts.newHere} <Link to={withRedirect('/signup', target)}>{loginFormTexts.signUp}</Link>
        </p>
      </EntryForm>
      <GoogleForm id={google} redirectTo={target} onSubmit={onGoogle} />
    </>
  );
}
