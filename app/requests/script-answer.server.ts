import { readFormBody } from './form-body.server.ts';
import { asJson, withoutPage } from './refusals.server.ts';
import { openContext, type PageContext } from './request.server.ts';
import { viewerOfPage } from './viewer-of-page.server.ts';

/**
 * An action for requests of script: it answers JSON, also a refusal. The field `for` names the account for which the
 * page was made.
 */
export function scriptAnswer<Result>(
  work: (context: PageContext, fields: Readonly<Record<string, string>>) => Promise<Result>,
) {
  return withoutPage(asJson, async (args) => {
    const { fields } = await readFormBody(args.request, undefined, args.context.letGo);
    const context = await openContext(args);
    const viewer = viewerOfPage(context.viewer, fields['for']);
    return Response.json((await work({ ...context, viewer }, fields)) ?? null);
  });
}
