import type { ActionFunctionArgs } from '@remix-run/node';
import { DomainError } from '../core/errors.ts';
import { readFormBody } from './form-body.server.ts';
import { httpStatus, type Refusal } from './refusals.server.ts';
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
    const context = await openContext(args);
    const { fields } = await readFormBody(args.request, async () => {});
    try {
      const viewer = viewerOfPage(context.viewer, fields['for']);
      return Response.json((await work({ ...context, viewer }, fields)) ?? null);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const headers: Record<string, string> =
        error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
      return Response.json({ message: error.message } satisfies Refusal, {
        status: httpStatus(error),
        headers,
      });
    }
  };
}
