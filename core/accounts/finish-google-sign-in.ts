import type { GoogleAttempt, GoogleOutcome } from '../ports/google-sign-in.ts';
import type { Ports } from '../ports/ports.ts';
import { admit } from '../shared/throttling/admit.ts';
import { type GoogleIdentity, signInWithGoogle } from './sign-in-with-google.ts';
import type { SignedIn } from './signed-in.ts';
import { accountLimits } from './throttling-limits.ts';

/** The parameters with which Google's page sends the browser back, and what the browser had before. */
interface GoogleReturn extends Omit<GoogleIdentity, 'subject' | 'email' | 'emailVerified' | 'name'> {
  readonly callbackUrl: string;
  readonly request: { readonly url: string; readonly cookies: string | null };
}

export interface FinishedGoogleSignIn {
  readonly outcome:
    | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }
    /** Google identified the person, but signing in was refused or failed: `error` is what was thrown. */
    | { readonly kind: 'failed'; readonly error: unknown }
    | Exclude<GoogleOutcome, { readonly kind: 'identified' }>;
  readonly attempt: GoogleAttempt;
  /** The cookie that ends the attempt, whatever its outcome. */
  readonly cookie: string;
}

/** Signs in a person who comes back from Google's page. Undefined if the operator has not set up Google sign-in. */
export async function finishGoogleSignIn(
  ports: Pick<Ports, 'googleSignIn' | 'throttle'> & Parameters<typeof signInWithGoogle>[0],
  { callbackUrl, request, ...browser }: GoogleReturn,
): Promise<FinishedGoogleSignIn | undefined> {
  if (ports.googleSignIn === undefined) return undefined;
  // Counts both steps of a sign-in, going to Google and coming back: each causes a request to Google.
  await admit(ports, accountLimits['google-sign-in'], { client: browser.client });
  const { outcome, ...rest } = await ports.googleSignIn.finish(callbackUrl, request);
  if (outcome.kind !== 'identified') return { outcome, ...rest };
  return signInWithGoogle(ports, { ...outcome.person, ...browser }).then(
    (signedIn) => ({ outcome: { kind: 'signed-in', signedIn }, ...rest }),
    (error: unknown) => ({ outcome: { kind: 'failed', error }, ...rest }),
  );
}
