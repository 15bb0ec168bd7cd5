import { redirect } from '@remix-run/node';
import { CodeNeeded } from '../../../core/accounts/half-login.ts';
import type { SigningInBrowser } from '../../../core/accounts/requester.ts';
import type { SignedIn } from '../../../core/accounts/signed-in.ts';
import type { Viewer } from '../../../core/shared/viewer.ts';
import { language } from '../../../core/texts/page-language.ts';
import type { Flash } from '../../rendering/root-data.ts';
import {
  flashHeader,
  halfLoginHeader,
  readDeviceCookie,
  startSession,
} from '../../requests/cookies.server.ts';
import { chosenLanguage, languageHeader } from '../../requests/language.server.ts';
import type { FormContext, PageContext } from '../../requests/request.server.ts';
import { safeRedirect } from '../../requests/safe-redirect.ts';
import { said } from '../../requests/said.server.ts';
import { readActId } from '../../requests/unfinished.server.ts';
import { withRedirect } from '../../requests/with-redirect.ts';

type Context = Pick<PageContext, 'core' | 'request' | 'client'>;

/** The browser in which a session begins. */
export async function browserOf(context: PageContext): Promise<SigningInBrowser> {
  const { request, session, mailOrigin: origin, client } = context;
  const userAgent = request.headers.get('User-Agent') ?? undefined;
  const deviceCookie = await readDeviceCookie(request);
  return { previousToken: session.token, userAgent, deviceCookie, origin, client };
}

/**
 * The page to which a form leads, from its field or else from its address: a program may send the form without the
 * field.
 */
export function redirectOf({ fields, url }: Pick<FormContext, 'fields' | 'url'>): string | undefined {
  return fields['redirectTo'] ?? url.searchParams.get('redirectTo') ?? undefined;
}

/**
 * The response to a successful log-in or sign-up: finishes the act that the viewer began before, and leads on to
 * `redirectTo`. The browser gets the account's language, if none was chosen on it.
 */
export async function answerSignIn(
  context: Context,
  signedIn: SignedIn,
  redirectTo: string | undefined,
  message?: Flash,
): Promise<Response> {
  const viewer = await context.core.resumeSession(signedIn.token);
  const { path, flash } = await finishPendingAct(context, viewer, redirectTo, message);
  const response = await startSession(signedIn, path, flash);
  // What was chosen on this browser stands.
  if (chosenLanguage(context.request.headers.get('Cookie')) === undefined) {
    response.headers.append('Set-Cookie', await languageHeader(signedIn.language));
    // Script of another language would go on with the next page.
    if (signedIn.language !== language) response.headers.set('X-Remix-Reload-Document', 'true');
  }
  return response;
}

/** `answerSignIn`, but leads to the page that asks for a code if the account has two-step login. */
export async function answerLogIn(
  context: Context,
  signingIn: Promise<SignedIn>,
  redirectTo: string | undefined,
  message?: Flash,
): Promise<Response> {
  try {
    return await answerSignIn(context, await signingIn, redirectTo, message);
  } catch (error) {
    if (!(error instanceof CodeNeeded)) throw error;
    const headers = new Headers({ 'Set-Cookie': await halfLoginHeader(error.halfLogin) });
    if (message !== undefined) headers.append('Set-Cookie', await flashHeader(message));
    const path = withRedirect('/login', redirectTo);
    return redirect(`${path}${path.includes('?') ? '&' : '?'}step=code`, { status: 303, headers });
  }
}

/**
 * Finishes the act that the viewer began before they were allowed to. Returns the path of the next page, and its
 * flash message, to which the outcome of the act is added.
 */
export async function finishPendingAct(
  { core, request, client }: Context,
  viewer: Viewer,
  redirectTo: string | undefined,
  message?: Flash,
): Promise<{ readonly path: string; readonly flash: Flash | undefined }> {
  const returnTo = safeRedirect(redirectTo);
  const finished = await core.finishAct(viewer, { actId: await readActId(request), returnTo, client });
  const path = returnTo ?? '/home';
  if (finished === undefined) return { path, flash: message };
  const { outcome } = finished;
  const text = said(finished.text);
  if (outcome === 'done')
    return {
      path,
      flash: message ? { ...message, text: `${message.text} ${text}` } : { kind: 'success', text },
    };
  return {
    path: outcome === 'profile-required' ? withRedirect('/setup-account', returnTo) : path,
    flash: message ? { ...message, problem: text } : { kind: 'error', text },
  };
}
