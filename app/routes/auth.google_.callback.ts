import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { DomainError } from '../../core/errors.ts';
import { texts } from '../../core/texts.ts';
import { clientAddress } from '../client-address.server.ts';
import { getShop } from '../composition.server.ts';
import { googleCallbackUrl } from '../google-callback-url.server.ts';
import { popupPage } from '../popup-page.server.tsx';
import { asRefusal } from '../refusals.server.ts';
import { openContext, type PageContext } from '../request.server.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { flashHeader, readDeviceCookie } from '../session.server.ts';
import { answerSignIn } from '../sign-in.server.ts';
import { withRedirect } from '../with-redirect.ts';

/** Where Google sends people back to, with good news or bad. Bad news is told on the login page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { google, config } = await getShop();
  if (google === undefined) return redirect('/login', 303);
  const context = await openContext(args);
  const { core, request, url, loadContext } = context;
  try {
    await core.countGoogleStep({ client: clientAddress(loadContext) });
  } catch (thrown) {
    const error = asRefusal(thrown);
    if (!(error instanceof DomainError)) throw error;
    return backToLogin(error.message, undefined);
  }
  const { outcome, errand, cookie } = await google.finish(await googleCallbackUrl(url), {
    url: request.url,
    cookies: request.headers.get('Cookie'),
  });
  const answer = await answerTo(outcome, errand.redirectTo, context);
  answer.headers.append('Set-Cookie', cookie);
  answer.headers.set('Cache-Control', 'no-store');
  if (errand.popup === undefined) return answer;
  return popupPage(answer, { popup: errand.popup, siteName: config.site.name, nonce: loadContext.nonce });
}

type Google = NonNullable<Awaited<ReturnType<typeof getShop>>['google']>;
type Outcome = Awaited<ReturnType<Google['finish']>>['outcome'];

async function answerTo(
  outcome: Outcome,
  redirectTo: string | undefined,
  context: PageContext,
): Promise<Response> {
  const { core, viewer, session, request, mailOrigin, client, loadContext } = context;
  if (outcome.kind !== 'identified') {
    // Whoever goes back to this address after signing in has nothing to be told.
    if (outcome.kind === 'stale' && viewer.kind !== 'visitor') return redirect('/home', 303);
    if (outcome.kind === 'unreachable') {
      const { requestId, log } = loadContext;
      log?.warn({ requestId, reason: outcome.reason }, 'sign-in with Google failed');
    }
    return backToLogin(texts.google[outcome.kind], redirectTo);
  }
  try {
    const signedIn = await core.signInWithGoogle({
      ...outcome.person,
      previousToken: session.token,
      userAgent: request.headers.get('User-Agent') ?? undefined,
      deviceCookie: await readDeviceCookie(request),
      origin: mailOrigin,
      client,
    });
    return await answerSignIn(context, signedIn, redirectTo);
  } catch (thrown) {
    const error = asRefusal(thrown);
    if (!(error instanceof DomainError)) throw error;
    return backToLogin(error.message, redirectTo);
  }
}

async function backToLogin(text: string, redirectTo: string | undefined): Promise<Response> {
  return redirect(withRedirect('/login', safeRedirect(redirectTo)), {
    status: 303,
    headers: { 'Set-Cookie': await flashHeader({ kind: 'error', text }) },
  });
}
