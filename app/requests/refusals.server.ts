import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { DatabaseUnavailable } from '../../core/ports/database-unavailable.ts';
import { NotWritable } from '../../core/ports/not-writable.ts';
import { DomainError, type DomainErrorCode } from '../../core/shared/errors.ts';
import { texts } from '../../core/texts/text.ts';
import { said } from './said.server.ts';

/** The one place where a refusal of core becomes an HTTP status. */
const statusOf: Record<DomainErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  'profile-required': 403,
  forbidden: 403,
  'two-step-required': 403,
  'not-found': 404,
  gone: 410,
  conflict: 400,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

export function httpStatus(error: DomainError): number {
  return statusOf[error.code];
}

/** People are told that something is unavailable; the log says what and why. */
export function logUnavailable(error: DomainError, context: AppLoadContext): void {
  context.log?.warn(
    { err: error.cause, requestId: context.requestId },
    'a service that the site needs is unavailable',
  );
}

/** What script and the error page learn of a refusal. */
export interface RefusalBody {
  readonly message: string;
  /** Whether the refused request was a form, which reloading the page sends again. */
  readonly again?: boolean;
  /** Advice that follows from the refusal, where it takes more than one sentence. */
  readonly advice?: string;
  /** A link to where the person can go on. */
  readonly link?: { readonly to: string; readonly words: string };
}

/** Seconds within which a restarted database is back. */
const databaseRetryAfter = 10;

/** Seconds within which an operator may have made room on the disk. */
const notWritableRetryAfter = 60;

/**
 * Turns "nothing can be written" into a refusal that can show again what was typed. Other errors are returned
 * unchanged.
 */
export function asMendable(error: unknown): unknown {
  if (!(error instanceof NotWritable)) return error;
  return new DomainError('unavailable', texts.errors.notWritable, {}, notWritableRetryAfter, error);
}

/**
 * Turns a database that is unavailable, or takes no writes, into a refusal that people can wait out. Other errors are
 * returned unchanged.
 */
export function asRefusal(error: unknown): unknown {
  if (error instanceof NotWritable) return asMendable(error);
  if (!(error instanceof DatabaseUnavailable)) return error;
  return new DomainError('unavailable', texts.errors.databaseAway, {}, databaseRetryAfter, error);
}

/** Whether something outside this site did not answer, which the log should say. */
export function isUnavailable(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'unavailable';
}

/** The body of a response that consists of a refusal, which says this. */
export type RefusalFormat = (message: string) => { readonly contentType: string; readonly body: string };

export const asText: RefusalFormat = (message) => ({
  contentType: 'text/plain; charset=utf-8',
  body: `${message}\n`,
});

export const asJson: RefusalFormat = (message) => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ message } satisfies RefusalBody),
});

/** The response to a refusal, which is never cached. Anything else is rethrown. */
export function refusalAnswer(thrown: unknown, context: AppLoadContext, format: RefusalFormat): Response {
  const error = asRefusal(thrown);
  if (!(error instanceof DomainError)) throw error;
  if (isUnavailable(error)) logUnavailable(error, context);
  const { contentType, body } = format(said(error.text));
  const headers = new Headers({ 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter));
  return new Response(body, { status: httpStatus(error), headers });
}

/** A loader or action of a route that has no page to show a refusal in. */
export function withoutPage(
  format: RefusalFormat,
  work: (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>,
) {
  return (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> =>
    work(args).catch((error: unknown) => refusalAnswer(error, args.context, format));
}

export function isNotFound(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'not-found';
}

/** Whether a refusal belongs to a form that can be corrected and sent again. */
export function isMendable(error: unknown): error is DomainError {
  return (
    error instanceof DomainError &&
    ['invalid', 'conflict', 'too-large', 'too-many', 'unavailable'].includes(error.code)
  );
}
