import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import * as errorsTexts from '../../core/texts/errors.ts';
import * as inboxTexts from '../../core/texts/inbox.ts';
import { ErrorPage } from './error-page.tsx';

/** The text for a page that could not be loaded; screens without their own share one. */
const failureTexts: Readonly<Record<string, string>> = { '/messages': inboxTexts.failed };

/**
 * The error boundary of a route. A route without one leaves errors to the root, which renders a new document: the
 * focus, and what a screen reader is announcing, are lost.
 */
export function PageFailure() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const refused = isRouteErrorResponse(error);
  return (
    <ErrorPage
      status={refused ? error.status : 500}
      message={refused ? refusalOf(error) : failureTexts[pathname]}
      again={refused && error.data?.again}
      advice={refused && error.data?.advice}
      link={refused && error.data?.link}
    />
  );
}

/** The title of an error page. After a refused form, `meta` may get the former data, or null. */
export function failureTitle(error: unknown): string {
  return refusalOf(error) ?? errorsTexts.unexpected;
}

/** Why a page was refused, in words. */
export function refusalOf(error: unknown): string | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
