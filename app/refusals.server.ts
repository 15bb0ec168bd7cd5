import { type AppLoadContext, data } from '@remix-run/node';
import { DomainError, type DomainErrorCode } from '../core/errors.ts';

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
}

/** Thrown from a loader or an action, it shows the error page with the refusal's status and text. */
export function refusalPage(error: DomainError) {
  return data({ message: error.message } satisfies Refusal, { status: httpStatus(error) });
}

/** Whether a refusal belongs to a form that can be mended and sent again. */
export function isMendable(error: unknown): error is DomainError {
  return (
    error instanceof DomainError &&
    ['invalid', 'conflict', 'too-large', 'too-many', 'unavailable'].includes(error.code)
  );
}
