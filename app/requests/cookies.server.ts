import { type AppLoadContext, createCookie, redirect } from '@remix-run/node';
import { deviceLifetime } from '../../core/accounts/known-device.ts';
import { halfLoginTime } from '../../core/accounts/limits.ts';
import type { SignedIn } from '../../core/accounts/signed-in.ts';
import { readNear } from '../../core/adverts/near.ts';
import type { Viewer } from '../../core/shared/viewer.ts';
import { viewerId } from '../../core/shared/viewer-id.ts';
import { getSite } from '../composition/site.server.ts';
import type { Flash } from '../rendering/root-data.ts';
import { safeRedirect } from './safe-redirect.ts';

const secondsPerDay = 24 * 60 * 60;

/**
 * The names of our signed cookies. What any of them says may show on a page, so their bearers share no page with
 * others. `draft` has the id by which a browser finds its unfinished forms, `act` that of what was begun before logging
 * in.
 */
const cookieNames = ['session', 'device', 'flash', 'draft', 'act', 'wrote', 'view', 'near', 'login'] as const;
type CookieName = (typeof cookieNames)[number];

const anyOwnCookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${cookieNames.join('|')})=`);

/** Whether a Cookie header has one of ours, whoever made it. */
export function carriesOwnCookie(header: string): boolean {
  return anyOwnCookie.test(header);
}

/** Over https the `__Host-` prefix ties a cookie to this very host; over http a browser would refuse it. */
async function ownCookie(name: CookieName) {
  const { config, secrets } = await getSite();
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    secrets: [...secrets],
  });
}

async function read(request: Request, name: CookieName): Promise<unknown> {
  const cookies = request.headers.get('Cookie');
  // A page asks for five, of which most people have one or two.
  return cookies?.includes(name) ? (await ownCookie(name)).parse(cookies) : null;
}

export async function writeCookie(name: CookieName, value: unknown, maxAge?: number): Promise<string> {
  return (await ownCookie(name)).serialize(value, maxAge === undefined ? {} : { maxAge });
}

/** Whether the browser claims a session at all: enough to keep a page out of every cache. */
export function carriesSession(request: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?session=/.test(request.headers.get('Cookie') ?? '');
}

async function readSessionToken(request: Request): Promise<string | undefined> {
  const token = await read(request, 'session');
  return typeof token === 'string' ? token : undefined;
}

interface Resumed {
  readonly token: string | undefined;
  readonly viewer: Viewer;
}

const resumed = new WeakMap<AppLoadContext, Promise<Resumed>>();

/** The viewer, who is also named in the request's log line. All loaders of one request ask the database once. */
export function resumeViewer(request: Request, context: AppLoadContext): Promise<Resumed> {
  const known = resumed.get(context) ?? resume(request, context);
  resumed.set(context, known);
  return known;
}

/** After an action they may be somebody else to the loaders of the same request. */
export function forgetViewer(context: AppLoadContext): void {
  resumed.delete(context);
}

async function resume(request: Request, context: AppLoadContext): Promise<Resumed> {
  const { core } = await getSite();
  const token = await readSessionToken(request);
  const viewer = await core.resumeSession(token);
  const accountId = viewerId(viewer);
  if (accountId !== undefined) context.noteAccount?.(accountId);
  return { token, viewer };
}

/** What this browser keeps of those who have logged in on it: it outlives their sessions, and gives access to none. */
export async function readDeviceCookie(request: Request): Promise<string | undefined> {
  const deviceCookie = await read(request, 'device');
  return typeof deviceCookie === 'string' ? deviceCookie : undefined;
}

export async function deviceHeader({ deviceCookie }: Pick<SignedIn, 'deviceCookie'>): Promise<string> {
  return writeCookie('device', deviceCookie, deviceLifetime / 1000);
}

/** The answer to a successful log-in or sign-up. The server ends the session after 90 days whatever the cookie says. */
export async function startSession(
  signedIn: SignedIn,
  redirectTo: string | undefined,
  flash?: Flash,
): Promise<Response> {
  const maxAge = signedIn.remember ? 90 * secondsPerDay : undefined;
  const headers = new Headers({ 'Set-Cookie': await writeCookie('session', signedIn.token, maxAge) });
  headers.append('Set-Cookie', await deviceHeader(signedIn));
  if (flash !== undefined) headers.append('Set-Cookie', await flashHeader(flash));
  return redirect(safeRedirect(redirectTo) ?? '/home', { status: 303, headers });
}

/** Somebody who has logged in except for the code; undefined deletes it. */
export async function halfLoginHeader(halfLogin: string | undefined): Promise<string> {
  return writeCookie('login', halfLogin ?? '', halfLogin === undefined ? 0 : halfLoginTime / 1000);
}

export function readHalfLogin(request: Request): Promise<string | undefined> {
  return readIdCookie(request, 'login');
}

/** The response to a log-out: the browser deletes the session and everything it has cached and stored for this site. */
export async function endSession(request: Request, to: string, flash?: Flash): Promise<Response> {
  const { core } = await getSite();
  await core.logOut(await readSessionToken(request));
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' });
  headers.append('Set-Cookie', await writeCookie('session', '', 0));
  if (flash !== undefined) headers.append('Set-Cookie', await flashHeader(flash));
  return redirect(to, { status: 303, headers });
}

/** A message for the next page, which shows it once. */
export async function flashHeader(flash: Flash): Promise<string> {
  return writeCookie('flash', flash, 60);
}

export async function readFlash(request: Request): Promise<Flash | undefined> {
  const flash = await read(request, 'flash');
  return isFlash(flash) ? flash : undefined;
}

export async function clearFlashHeader(): Promise<string> {
  return writeCookie('flash', '', 0);
}

function isFlash(value: unknown): value is Flash {
  return typeof value === 'object' && value !== null && 'kind' in value && 'text' in value;
}

/** For somebody who has just written something: until it expires, no process gives them a page that it made earlier. */
export async function wroteHeader(): Promise<string> {
  return writeCookie('wrote', true, 2);
}

/** Adverts are shown two to a row on a phone unless somebody has chosen one to a row, which a browser without the cookie has not. */
export async function viewHeader(view: string | undefined): Promise<string> {
  const chosen = view === 'list';
  return writeCookie('view', chosen ? 'list' : '', chosen ? 365 * secondsPerDay : 0);
}

export async function wantsList(request: Request): Promise<boolean> {
  return (await read(request, 'view')) === 'list';
}

/** The district near which this browser looks for adverts: the one in the address, otherwise that of the cookie. */
export async function nearOf(request: Request): Promise<string | undefined> {
  const asked = nearIn(request);
  const kept = asked ?? (await read(request, 'near'));
  return (typeof kept === 'string' && readNear([kept])) || undefined;
}

/** The cookie for what the address says about the district, if it says anything new. */
export async function nearHeader(request: Request): Promise<string | undefined> {
  const asked = nearIn(request);
  if (asked) return writeCookie('near', asked, 365 * secondsPerDay);
  const keeps = request.headers.get('Cookie')?.includes('near=') === true;
  return asked === '' && keeps ? writeCookie('near', '', 0) : undefined;
}

function nearIn({ url }: Request): string | undefined {
  return readNear(new URL(url).searchParams.getAll('near'));
}

export async function readIdCookie(request: Request, name: CookieName): Promise<string | undefined> {
  const id = await read(request, name);
  return typeof id === 'string' && id !== '' ? id : undefined;
}
