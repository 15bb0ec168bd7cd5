import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { FinishedGoogleSignIn } from '../../core/accounts/finish-google-sign-in.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { language } from '../../core/texts/page-language.ts';
import { texts } from '../../core/texts/text.ts';
import { getSite } from '../composition/site.server.ts';
import { googleCallbackUrl } from '../features/account/google-callback-url.server.ts';
import { popupPage } from '../features/account/popup-page.server.tsx';
import { answerLogIn, browserOf } from '../features/account/sign-in.server.ts';
import { flashHeader } from '../requests/cookies.server.ts';
import { asRefusal } from '../requests/refusals.server.ts';
import { openContext, type PageContext } from '../requests/request.server.ts';
import { said } from '../requests/said.server.ts';
import { withRedirect } from '../requests/with-redirect.ts';

/** The address to which Google sends people back, whatever the outcome. Failures are shown on the login page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await openContext(args);
  const { core, request, url, loadContext } = context;
  try {
    const finished = await core.finishGoogleSignIn({
      callbackUrl: await googleCallbackUrl(url),
      request: { url: request.url, cookies: request.headers.get('Cookie') },
      language,
      ...(await browserOf(context)),
    });
    if (finished === undefined) return redirect('/login', 303);
    const { redirectTo, popup } = finished.attempt;
    const answer = await answerTo(finished.outcome, redirectTo, context);
    answer.headers.append('Set-Cookie', finished.cookie);
    answer.headers.set('Cache-Control', 'no-store');
    if (popup === undefined) return answer;
    const { config } = await getSite();
    return popupPage(answer, { popup, siteName: config.site.name, nonce: loadContext.nonce });
  } catch (error) {
    return failed(error, undefined);
  }
}

async function answerTo(
  outcome: FinishedGoogleSignIn['outcome'],
  redirectTo: string | undefined,
  context: PageContext,
): Promise<Response> {
  if (outcome.kind === 'failed' || outcome.kind === 'signed-in') {
    const signingIn =
      outcome.kind === 'failed' ? Promise.reject(outcome.error) : Promise.resolve(outcome.signedIn);
    return answerLogIn(context, signingIn, redirectTo).catch((error: unknown) => failed(error, redirectTo));
  }
  // Going back to this address after signing in needs no message.
  if (outcome.kind === 'stale' && context.viewer.kind !== 'visitor') return redirect('/home', 303);
  if (outcome.kind === 'unreachable') {
    const { requestId, log } = context.loadContext;
    log?.warn({ requestId, reason: outcome.reason }, 'sign-in with Google failed');
  }
  return backToLogin(said(texts.google[outcome.kind]), redirectTo);
}

function failed(thrown: unknown, redirectTo: string | undefined): Promise<Response> {
  const error = asRefusal(thrown);
  if (!(error instanceof DomainError)) throw error;
  return backToLogin(said(error.text), redirectTo);
}

async function backToLogin(text: string, redirectTo: string | undefined): Promise<Response> {
  return redirect(withRedirect('/login', redirectTo), {
    status: 303,
    headers: { 'Set-Cookie': await flashHeader({ kind: 'error', text }) },
  });
}
