import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { ErrorPage } from './error-page.tsx';

/** The text for a page that could not be loaded; screens without their own share one. */
const failureTexts: Readonly<Record<string, string>> = { '/messages': texts.chats.inboxFailed };

/** Shown by a route instead of its page. */
export function PageFailure() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const refused = isRouteErrorResponse(error);
  return (
    <ErrorPage
      status={refused ? error.status : 500}
      message={refused ? refusalOf(error) : failureTexts[pathname]}
      again={refused && error.data?.again}
    />
  );
}

/** Why a page was refused, in words. */
export function refusalOf(error: unknown): string | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
