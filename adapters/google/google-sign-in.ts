import { createHash, randomBytes } from 'node:crypto';
import { createCookieSessionStorage, type Session } from '@remix-run/node';
import { Authenticator, AuthorizationError } from 'remix-auth';
import type { GoogleOutcome, GooglePerson, GoogleSignIn } from '../../core/ports/google-sign-in.ts';
import { googleEndpoints } from './google-endpoints.ts';
import { GoogleFailure } from './google-failure.ts';
import { PkceGoogleStrategy } from './pkce-google-strategy.ts';

export interface GoogleSignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google's, or a stand-in's. */
  readonly origin: string;
  /** The secrets that sign an attempt's cookie, newest first. */
  readonly secrets: readonly string[];
  /** Whether cookies have the attribute Secure. */
  readonly secure: boolean;
}

/** Characters: the redirect has to fit into a cookie, which browsers limit to 4096 bytes. */
const longestRedirect = 1000;
const secondsPerAttempt = 10 * 60;
/** Milliseconds for both requests to Google together. */
const timeout = 8_000;

/** Sign-in with Google by remix-auth, with one attempt in each cookie. */
export function createGoogleSignIn(options: GoogleSignInOptions): GoogleSignIn {
  const { clientId, clientSecret } = options;
  const endpoints = googleEndpoints(options.origin);
  const storage = createCookieSessionStorage({
    cookie: {
      name: options.secure ? '__Secure-google' : 'google',
      path: '/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
      maxAge: secondsPerAttempt,
      secrets: [...options.secrets],
    },
  });

  function authenticate(session: Session, callbackUrl: string, url: string): Promise<GooglePerson> {
    const verifier = String(session.get('verifier') ?? '');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const strategy = new PkceGoogleStrategy({
      clientId,
      clientSecret,
      callbackUrl,
      endpoints,
      proof: { verifier, challenge },
      signal: AbortSignal.timeout(timeout),
    });
    const authenticator = new Authenticator<GooglePerson>(
      { ...storage, getSession: async () => session },
      { throwOnError: true },
    );
    return authenticator.use(strategy).authenticate(strategy.name, new Request(url));
  }

  return {
    async begin(callbackUrl, { redirectTo, popup }) {
      const session = await storage.getSession();
      session.set('verifier', randomBytes(32).toString('base64url'));
      session.set('begun', Date.now());
      if (redirectTo !== undefined && redirectTo.length <= longestRedirect)
        session.set('redirectTo', redirectTo);
      if (popup !== undefined) session.set('popup', popup);
      const answer = await authenticate(session, callbackUrl, new URL('/', callbackUrl).href).catch(
        (thrown: unknown) => thrown,
      );
      if (!(answer instanceof Response))
        throw new Error('The sign-in did not redirect to Google.', { cause: answer });
      const location = answer.headers.get('Location') ?? '';
      return { location, cookie: answer.headers.get('Set-Cookie') ?? '' };
    },

    async finish(callbackUrl, { url, cookies }) {
      const session = await storage.getSession(cookies);
      const attempt = { redirectTo: text(session.get('redirectTo')), popup: text(session.get('popup')) };
      const begun = Number(session.get('begun') ?? 0);
      const inTime = Date.now() - begun < secondsPerAttempt * 1000;
      const outcome = inTime
        ? await outcomeOf(url, () => authenticate(session, callbackUrl, atCallback(url, callbackUrl)))
        : ({ kind: 'stale' } as const);
      return { outcome, attempt, cookie: await storage.destroySession(session) };
    },
  };
}

async function outcomeOf(url: string, attempt: () => Promise<GooglePerson>): Promise<GoogleOutcome> {
  const problem = new URL(url).searchParams.get('error');
  if (problem === 'access_denied') return { kind: 'denied' };
  if (problem !== null) return { kind: 'unreachable', reason: 'the sign-in page answered with an error' };
  try {
    return { kind: 'identified', person: await attempt() };
  } catch (error) {
    const cause = error instanceof AuthorizationError ? error.cause : error;
    if (cause instanceof GoogleFailure) {
      return cause.kind === 'stale' ? { kind: 'stale' } : { kind: cause.kind, reason: cause.message };
    }
    // The library's other errors concern the state and the code: missing, or of another browser's attempt.
    if (error instanceof AuthorizationError) return { kind: 'stale' };
    throw error;
  }
}

/**
 * The address of the request with the callback's origin and path, which the library compares; behind a proxy the host
 * may differ.
 */
function atCallback(url: string, callbackUrl: string): string {
  const address = new URL(callbackUrl);
  address.search = new URL(url).search;
  return address.href;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
