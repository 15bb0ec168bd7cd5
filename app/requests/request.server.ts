import { randomUUID } from 'node:crypto';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { ClaimRefusal, type FieldClaims } from '../../core/claims/check-claims.ts';
import type { Core } from '../../core/core.ts';
import type { Picture } from '../../core/entities/picture.ts';
import { maxPictureMegabytes } from '../../core/pictures/limits.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { requireAccount } from '../../core/shared/require-user.ts';
import type { Viewer } from '../../core/shared/viewer.ts';
import { type Text, texts } from '../../core/texts/text.ts';
import type { Act } from '../../core/unfinished/act.ts';
import { getSite } from '../composition/site.server.ts';
import type { Flash } from '../rendering/root-data.ts';
import { clientAddress } from './client-address.server.ts';
import { collectUploads, maxUploads } from './collect-uploads.server.ts';
import { flashHeader, forgetViewer, resumeViewer } from './cookies.server.ts';
import { type OnFile, readFormBody, type TooLarge } from './form-body.server.ts';
import { referringPage } from './referring-page.ts';
import {
  asMendable,
  asRefusal,
  asText,
  httpStatus,
  isMendable,
  isNotFound,
  isUnavailable,
  logUnavailable,
  type RefusalBody,
  refusalAnswer,
} from './refusals.server.ts';
import { safeRedirect } from './safe-redirect.ts';
import { said, saidOfFields } from './said.server.ts';
import {
  askedFor,
  keepUnfinished,
  keptFields,
  placeOf,
  type Sending,
  shownFields,
  type ToKeep,
} from './unfinished.server.ts';
import { isOfAnother } from './viewer-of-page.server.ts';
import { isFromQueue, tellQueue } from './waiting.server.ts';
import { withRedirect } from './with-redirect.ts';

/** What a loader gets. */
export interface PageContext {
  readonly core: Core;
  readonly viewer: Viewer;
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly session: { readonly token: string | undefined };
  readonly loadContext: AppLoadContext;
  /** The address that asks, for what is counted by it. */
  readonly client: string | undefined;
  /** Where links in mails lead while no public address is set. */
  readonly mailOrigin: string;
  /**
   * The fields of this page's form as they were sent after the session had ended, until it is sent or discarded, and as
   * `said` what stands above it. The form's `keeps` names the same parameters.
   */
  unfinished(...parameters: readonly string[]): Promise<Readonly<Record<string, string>> | undefined>;
}

/** What an action gets in addition. */
export interface FormContext extends PageContext {
  readonly fields: Record<string, string>;
  /** These fields as they were typed; one that is missing counts as empty. */
  typed<Name extends string>(...names: readonly Name[]): Record<Name, string>;
  /** The value of each field of this name, in the order of the form. */
  all(name: string): readonly string[];
  readonly formKey: string;
  /** Keys of the pictures kept from before and uploaded now, in the order of the form. */
  readonly pictureKeys: readonly string[];
  /** Why uploads were refused; core refuses the form at the picture field when there are any. */
  readonly pictureProblems: readonly Text[];
  /** The answer to success: 303 to a path of this site, with words for the next page; nothing but `ok` for script that stays (`stay` field). */
  done(path: string, said?: string | Flash): Promise<Response | Stayed>;
}

export interface Stayed {
  readonly ok: true;
  /** Script's own answer: the form waits for the network. */
  readonly waits?: true;
}

/** What `useActionData` holds after a refusal: enough to show the form again as it was. */
export interface FormFailure {
  readonly ok: false;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
  /** All picture keys of the form in order, and those of them that are held for this person. */
  readonly pictureKeys: readonly string[];
  readonly pictures: readonly Picture[];
  readonly formKey: string;
  /** Pictures of this try could not be held, so a page that still has them should keep them. */
  readonly unheld?: true;
  /** Somebody has changed meanwhile what the form is about, and its sender is told so. */
  readonly conflict?: true;
  /** What in its fields claims that something heals. */
  readonly claims?: ShownClaims;
}

/** A fresh key for a form that creates something. */
export function newFormKey(): string {
  return randomUUID();
}

/** A loader for a page. Refusals of core become the page that the person should see instead. */
export function page<Result>(work: (context: PageContext) => Promise<Result> | Result) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    try {
      return await work(await openContext(args));
    } catch (error) {
      const { pathname, search } = new URL(args.request.url);
      throw await pageInstead(error, args, pathname + search);
    }
  };
}

/**
 * The parameters of an address that a page reads, each with whether its first value says something; the function also
 * gets any further values.
 */
type KnownParameters = Readonly<Record<string, (value: string, ...further: readonly string[]) => boolean>>;

/**
 * A loader for a page that visitors share, with all the parameters of its address that it reads. The page is kept and
 * shown under these alone, the first of each and only if its value says something: our server asks `known` and drops all
 * else, and under any server `work` gets nothing else.
 */
export function sharedPage<Result>(
  parameters: KnownParameters,
  work: (context: PageContext) => Promise<Result> | Result,
) {
  const known = (asked: URLSearchParams): URLSearchParams => {
    const kept = new URLSearchParams();
    for (const [name, saysSomething] of Object.entries(parameters)) {
      const [value, ...further] = asked.getAll(name);
      if (value !== undefined && saysSomething(value, ...further)) kept.append(name, value);
    }
    return kept;
  };
  const load = page((context) => {
    context.url.search = String(known(context.url.searchParams));
    return work(context);
  });
  return Object.assign(load, { known });
}

const tooLargeText: Record<TooLarge, Text> = {
  file: texts.pictures.tooManyBytes({ maxMegabytes: maxPictureMegabytes }),
  body: texts.forms.uploadTooLarge,
};

interface FormOptions {
  /** The form is on other pages than its route's, so a refusal is a page of its own. */
  readonly elsewhere?: boolean;
  /** Script alone sends it, and is told of a refusal in words: the route has no page. */
  readonly pageless?: boolean;
  /** Its page shows again, and says so, when what was to be changed is gone. */
  readonly mayBeGone?: boolean;
  /**
   * The route's page shows again, by `unfinished`, what was sent after the session had ended. These parameters of its
   * address say what the form is about.
   */
  readonly keeps?: readonly string[];
  /** Holds an uploaded picture that is for something else than an advert or a profile. */
  readonly hold?: (context: PageContext, upload: Uint8Array) => Promise<Picture>;
  /** Discards what else holds what was kept. */
  readonly discard?: (context: PageContext) => Promise<unknown>;
  /** What is done after log-in and set-up for people who could not do it yet. */
  readonly act?: (sent: Pick<FormContext, 'params' | 'url' | 'fields' | 'formKey'>) => Act | undefined;
}

/** An action for a form. Refusals that the person can correct come back with the form, at their status. */
export function form<Result>(
  work: (context: FormContext) => Promise<Result> | Result,
  { elsewhere = false, pageless = false, mayBeGone = false, keeps, hold, discard, act }: FormOptions = {},
) {
  return async (args: ActionFunctionArgs) => {
    const { pathname } = new URL(args.request.url);
    const instead = async (error: unknown, returnTo = pathname, keep?: KeepSent) => {
      const refused = asRefusal(error);
      const isSaid = pageless && refused instanceof DomainError && !needsLogin(refused);
      return isSaid ? refusalAnswer(error, args.context, asText) : pageInstead(error, args, returnTo, keep);
    };
    const unlessRefused = async (error: unknown) => Promise.reject(await instead(error));
    const context = await openContext(args).catch(async (error: unknown) => {
      // A browser shows no answer before it has sent everything.
      await readFormBody(args.request, undefined, args.context.letGo).catch(() => undefined);
      return unlessRefused(error);
    });
    const { core, viewer, request } = context;
    const holding = hold && { holdPicture: (_: Viewer, upload: Uint8Array) => hold(context, upload) };
    const uploads = collectUploads(holding ?? core, viewer, context.client);
    // Pictures are kept for users only, so nothing that others upload has to be held while it arrives.
    const onFile: OnFile | undefined =
      viewer.kind !== 'user'
        ? undefined
        : async (name, bytes, fileName, before) =>
            isOfAnother(viewer, before.get('for')?.at(-1))
              ? undefined
              : uploads.accept(name, bytes, fileName);
    const body = await readFormBody(request, onFile, args.context.letGo).catch(unlessRefused);
    const place = placeOf(context.url, keeps ?? []);
    const madeFor = body.fields['for'];
    // What a form is sent for instead of its own purpose: its text is kept, or what was kept is discarded.
    const { unfinished: wish, ...written } = body.fields;
    // The forms above others, which discard or bring back what these hold, have nothing typed in them.
    const typed =
      wish === undefined || wish === 'keep'
        ? { place, fields: keptFields(written, body.hasFiles) }
        : undefined;
    const back = returnPath(context, body.fields);
    const fromQueue = isFromQueue(request);
    if (fromQueue && isOfAnother(viewer, madeFor))
      throw data({ message: said(texts.waiting.ofAnother) }, { status: 409 });
    if (isOfAnother(viewer, madeFor)) {
      // The session is not that of whoever wrote it.
      const theirs = { ...context, session: { token: undefined } };
      const from = { context: theirs, madeFor, returnTo: back };
      throw await insteadOfAnother(pageless, (keeps ?? act) && typed, from);
    }
    if (uploads.unavailable !== undefined) logUnavailable(uploads.unavailable, args.context);
    if (body.tooLarge !== undefined) uploads.problems.push(tooLargeText[body.tooLarge]);
    const formKey = body.fields['formKey'] ?? newFormKey();
    const pictureKeys = [...(body.all.get('pictureKeys') ?? []), ...uploads.keys].slice(0, 2 * maxUploads);
    const removed = new Set(body.all.get('removePictures') ?? []);
    const kept = pictureKeys.filter((key) => !removed.has(key));
    const forget = async () => {
      if (keeps === undefined && act === undefined) return;
      await core.discardUnfinished(viewer, await askedFor(request, place));
    };
    try {
      if (wish === 'keep') {
        requireAccount(viewer);
        const headers = new Headers();
        await keepUnfinished(keeps && typed, headers, { context, madeFor, returnTo: back });
        return redirect(back, { status: 303, headers });
      }
      if ((keeps ?? act) !== undefined && wish === 'discard') {
        await forget();
        await discard?.(context);
        return await answerDone(back, undefined, false);
      }
      const answer = await work({
        ...context,
        fields: body.fields,
        typed: (...names) => typedIn(body.fields, names),
        all: (name) => body.all.get(name) ?? [],
        formKey,
        pictureKeys: kept,
        pictureProblems: uploads.problems,
        done: (path, said) => answerDone(path, said, body.fields['stay'] === '1'),
      });
      await forget();
      if (fromQueue) tellQueue(args.context);
      return answer;
    } catch (thrown) {
      const error = asMendable(thrown);
      if (fromQueue) tellQueue(args.context, error);
      if (error !== thrown && isUnavailable(error)) logUnavailable(error, args.context);
      if (!elsewhere && !pageless && (isMendable(error) || (mayBeGone && isNotFound(error)))) {
        const { unavailable } = uploads;
        context.loadContext.retryAfter = unavailable?.retryAfter ?? error.retryAfter ?? uploads.retryAfter;
        const tooLarge = body.tooLarge !== undefined || uploads.tooLarge;
        const status =
          uploads.retryAfter !== undefined ? 429 : tooLarge ? 413 : httpStatus(unavailable ?? error);
        const pictures =
          viewer.kind === 'user' ? await core.heldPictures(viewer, kept).catch(unlessRefused) : [];
        const failure = failureOf(error, body.fields, kept, pictures, formKey);
        return data(unavailable === undefined ? failure : { ...failure, unheld: true }, { status });
      }
      const begun = act?.({ params: args.params, url: context.url, fields: body.fields, formKey });
      const returnTo = returnPath(context, body.fields, elsewhere);
      // What is done after the log-in leaves no form to finish.
      const toKeep = begun === undefined ? keeps && typed : { act: begun, place: context.url.pathname };
      // The queue keeps it, and sends it when the person has logged in again.
      const unfinished = fromQueue ? undefined : toKeep;
      const keep = (headers: Headers) => keepUnfinished(unfinished, headers, { context, madeFor, returnTo });
      throw await instead(error, returnTo, keep).catch(unlessRefused);
    } finally {
      forgetViewer(args.context);
    }
  };
}

function typedIn<Name extends string>(fields: Readonly<Record<string, string>>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])) as Record<Name, string>;
}

export async function openContext({ request, params, context }: LoaderFunctionArgs): Promise<PageContext> {
  const { core } = await getSite();
  const { token, viewer } = await resumeViewer(request, context);
  const url = new URL(request.url);
  return {
    core,
    viewer,
    request,
    url,
    params,
    session: { token },
    loadContext: context,
    client: clientAddress(context),
    mailOrigin: context.mailOrigin ?? url.origin,
    async unfinished(...parameters) {
      return shownFields(
        await core.findUnfinished(viewer, await askedFor(request, placeOf(url, parameters))),
      );
    },
  };
}

async function answerDone(
  path: string,
  said: string | Flash | undefined,
  stay: boolean,
): Promise<Response | Stayed> {
  if (stay) return { ok: true };
  const flash = typeof said === 'string' ? ({ kind: 'success', text: said } as const) : said;
  const headers: Record<string, string> =
    flash === undefined ? {} : { 'Set-Cookie': await flashHeader(flash) };
  return redirect(safeRedirect(path) ?? '/home', { status: 303, headers });
}

function failureOf(
  error: DomainError,
  fields: Readonly<Record<string, string>>,
  pictureKeys: readonly string[],
  pictures: readonly Picture[],
  formKey: string,
): FormFailure {
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)));
  const [message, errors] = [said(error.text), saidOfFields(error.fields)];
  const claims = error instanceof ClaimRefusal ? { claims: saidOfClaims(error.claims) } : {};
  const conflict = error.code === 'conflict' ? ({ conflict: true } as const) : {};
  return { ok: false, errors, message, values, pictureKeys, pictures, formKey, ...conflict, ...claims };
}

/** What `FieldClaims` has, with each reason in words. */
type ShownClaims = Readonly<
  Record<string, readonly (Omit<FieldClaims[string][number], 'reason'> & { readonly reason: string })[]>
>;

function saidOfClaims(claims: FieldClaims): ShownClaims {
  const fields = Object.entries(claims).map(([field, found]) => [
    field,
    found.map((claim) => ({ ...claim, reason: said(claim.reason) })),
  ]);
  return Object.fromEntries(fields);
}

/** After login a form posted from another page leads back to that page, not to the address that it was posted to. */
function returnPath(
  { request, url }: PageContext,
  fields: Readonly<Record<string, string>>,
  elsewhere = false,
): string {
  const from = safeRedirect(fields['from']) ?? (elsewhere ? referringPage(request) : undefined);
  if (from !== undefined) return from;
  const query = new URLSearchParams(url.searchParams);
  // By which the router tells the action of a page from that of what stands around it.
  query.delete('index');
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}

/** Keeps what came with a form whose sender must log in; returns whether the next page says that a text is kept. */
type KeepSent = (headers: Headers) => Promise<boolean>;

/**
 * What to throw for a form of a page that was made for another account than the one logged in. What was typed is kept
 * for that account, whose owner is led back to the page that it was on.
 */
async function insteadOfAnother(
  pageless: boolean,
  unfinished: ToKeep | undefined,
  from: Sending & { readonly context: PageContext },
): Promise<unknown> {
  const text = texts.guard.anotherAccount;
  if (pageless) return refusalAnswer(new DomainError('conflict', text), from.context.loadContext, asText);
  const headers = new Headers();
  const isKept = await keepUnfinished(unfinished, headers, from);
  const body: RefusalBody = {
    message: said(text),
    ...(isKept && { advice: said(texts.guard.keptForAnother) }),
    link: { to: withRedirect('/logout', from.returnTo), words: said(texts.guard.changeAccount) },
  };
  return data(body, { status: 400, headers });
}

function needsLogin({ code }: DomainError): boolean {
  return code === 'unauthenticated' || code === 'profile-required';
}

/** What to throw so that the right page replaces what was refused. Other errors are returned unchanged. */
async function pageInstead(
  thrown: unknown,
  { request, context }: { readonly request: Request; readonly context: AppLoadContext },
  returnTo: string,
  keep?: KeepSent,
): Promise<unknown> {
  const error = asRefusal(thrown);
  if (!(error instanceof DomainError)) return error;
  const headers = new Headers();
  if (error.code === 'unauthenticated') {
    if (await keep?.(headers))
      headers.append('Set-Cookie', await flashHeader({ kind: 'success', text: said(texts.unfinished.kept) }));
    return redirect(withRedirect('/login', returnTo), { status: 303, headers });
  }
  if (error.code === 'profile-required') {
    await keep?.(headers);
    headers.append('Set-Cookie', await flashHeader({ kind: 'error', text: said(texts.guard.profileNeeded) }));
    return redirect(withRedirect('/setup-account', returnTo), { status: 303, headers });
  }
  if (error.code === 'two-step-required') {
    const headers = { 'Set-Cookie': await flashHeader({ kind: 'error', text: said(error.text) }) };
    return redirect('/account/two-step', { status: 303, headers });
  }
  context.retryAfter = error.retryAfter;
  const isDatabaseAway = error !== thrown;
  if (isDatabaseAway) logUnavailable(error, context);
  const inVain = isDatabaseAway && request.method !== 'GET' && request.method !== 'HEAD';
  const body: RefusalBody = inVain
    ? { message: said(texts.errors.sendAgain), again: true }
    : { message: said(error.text) };
  return data(body, { status: httpStatus(error) });
}
