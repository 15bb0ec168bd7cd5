import type { ActionFunctionArgs } from '@remix-run/node';
import { DomainError } from '../core/errors.ts';
import { readFormBody } from './form-body.server.ts';
import { asRefusal, httpStatus, isUnavailable, logUnavailable, type Refusal } from './refusals.server.ts';
import { openContext, type PageContext } from './request.server.ts';
import { viewerOfPage } from './viewer-of-page.server.ts';

/**
 * An action that only script asks: it answers data, and a refusal is its status and its text instead of a page. The
 * field `for` names whose page asks.
 */
export function scriptAnswer<Result>(
  work: (context: PageContext, fields: Readonly<Record<string, string>>) => Promise<Result>,
) {
  return async (args: ActionFunctionArgs): Promise<Response> => {
    try {
      const { fields } = await readFormBody(args.request, async () => {});
      const context = await openContext(args);
      const viewer = viewerOfPage(context.viewer, fields['for']);
      return Response.json((await work({ ...context, viewer }, fields)) ?? null);
    } catch (thrown) {
      const error = asRefusal(thrown);
      if (!(error instanceof DomainError)) throw error;
      if (isUnavailable(error)) logUnavailable(error, args.context);
      const headers: Record<string, string> =
        error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
      return Response.json({ message: error.message } satisfies Refusal, {
        status: httpStatus(error),
        headers,
      });
    }
  };
}
