import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import * as chatsTexts from '../../core/texts/chats.ts';
import * as errorsTexts from '../../core/texts/errors.ts';
import { ErrorPage } from './error-page.tsx';

/** The text for a page that could not be loaded; screens without their own share one. */
const failureTexts: Readonly<Record<string, string>> = { '/messages': chatsTexts.inboxFailed };

/**
 * Shown by a route instead of its page. Where a route has none, the root shows it with a document of its own: the
 * focus and what a screen reader is told are lost then.
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

/**
 * The title of what is shown instead of a page. Where a form was refused, `meta` may have the data of before, or null.
 */
export function failureTitle(error: unknown): string {
  return refusalOf(error) ?? errorsTexts.unexpected;
}

/** Why a page was refused, in words. */
export function refusalOf(error: unknown): string | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
