import type { GoogleAttempt, GoogleBeginning } from '../ports/google-sign-in.ts';
import type { Ports } from '../ports/ports.ts';
import { admit } from '../shared/throttling/admit.ts';
import { accountLimits } from './throttling-limits.ts';

/** The address at which a browser signs in with Google. Undefined if the operator has not set up Google sign-in. */
export async function beginGoogleSignIn(
  ports: Pick<Ports, 'googleSignIn' | 'throttle' | 'securityLog' | 'clock'>,
  {
    callbackUrl,
    attempt,
    client,
  }: {
    readonly callbackUrl: string;
    readonly attempt: GoogleAttempt;
    readonly client: string | undefined;
  },
): Promise<GoogleBeginning | undefined> {
  if (ports.googleSignIn === undefined) return undefined;
  await admit(ports, accountLimits['google-sign-in'], { client });
  return ports.googleSignIn.begin(callbackUrl, attempt);
}
