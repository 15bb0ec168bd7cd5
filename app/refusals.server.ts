import { type AppLoadContext, data } from '@remix-run/node';
import { DomainError, type DomainErrorCode } from '../core/errors.ts';
import { DatabaseUnavailable } from '../core/ports/database-unavailable.ts';
import { NotWritable } from '../core/ports/not-writable.ts';
import { texts } from '../core/texts.ts';

/** The one place where a refusal of core becomes an HTTP status. */
const statusOf: Record<DomainErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  'profile-required': 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 400,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

export function httpStatus(error: DomainError): number {
  return statusOf[error.code];
}

/** People read that something does not answer; the log says what and why. */
export function logUnavailable(error: DomainError, context: AppLoadContext): void {
  context.log?.warn({ err: error.cause, requestId: context.requestId }, 'something needed does not answer');
}

/** What the error page shows for a refusal. */
export interface Refusal {
  readonly message: string;
  /** Whether reloading the page sends once more what was refused. */
  readonly again?: boolean;
}

/** Thrown from a loader or an action, it shows the error page with the refusal's status and text. */
export function refusalPage(error: DomainError) {
  return data({ message: error.message } satisfies Refusal, { status: httpStatus(error) });
}

/** In seconds: a database that is restarted is back in as many. */
const databaseRetryAfter = 10;

/** In seconds: an operator has to make room on a disk. */
const notWritableRetryAfter = 60;

/** That nothing can be written is a refusal with which what was typed can be shown again. Whatever else was thrown stays as it is. */
export function asMendable(error: unknown): unknown {
  if (!(error instanceof NotWritable)) return error;
  return new DomainError('unavailable', texts.errors.notWritable, {}, notWritableRetryAfter, error);
}

/** A database that is away, or that takes nothing, is a refusal, which people can wait out. Whatever else was thrown stays as it is. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof NotWritable) return asMendable(error);
  if (!(error instanceof DatabaseUnavailable)) return error;
  return new DomainError('unavailable', texts.errors.databaseAway, {}, databaseRetryAfter, error);
}

/** Whether something beyond this site did not answer, which the log should say. */
export function isUnavailable(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'unavailable';
}

/** Does the work of a page or a form. While the database is away the error page stands in its place, and says so. */
export async function whileDatabaseAnswers<Result>(
  { request, context }: { readonly request: Request; readonly context: AppLoadContext },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal === error || !isUnavailable(refusal)) throw error;
    logUnavailable(refusal, context);
    context.retryAfter = refusal.retryAfter;
    if (request.method === 'GET' || request.method === 'HEAD') throw refusalPage(refusal);
    const body = { message: texts.errors.sendAgain, again: true } satisfies Refusal;
    throw data(body, { status: httpStatus(refusal) });
  }
}

/** Whether a refusal belongs to a form that can be mended and sent again. */
export function isMendable(error: unknown): error is DomainError {
  return (
    error instanceof DomainError &&
    ['invalid', 'conflict', 'too-large', 'too-many', 'unavailable'].includes(error.code)
  );
}
