import { maxPictureMegabytes } from '../../core/pictures/limits.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { requireUser } from '../../core/shared/require-user.ts';
import { texts } from '../../core/texts/text.ts';
import { type OnFile, readFormBody, type TooLarge } from './form-body.server.ts';
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

/**
 * The same for one uploaded picture, the field `images`, which comes after the other fields. It is not read for somebody
 * who may not upload it, and a refusal is told once everything has arrived, because a browser shows none before.
 */
export function scriptUpload<Result>(
  work: (
    context: PageContext,
    fields: Readonly<Record<string, string>>,
    upload: Uint8Array,
  ) => Promise<Result>,
) {
  return withoutPage(asJson, async (args) => {
    const context = await openContext(args);
    let answer: Promise<Result> | undefined;
    const onFile: OnFile = async (name, bytes, _fileName, before) => {
      if (name !== 'images' || answer !== undefined) return;
      const fields = Object.fromEntries([...before].map(([field, values]) => [field, values.at(-1) ?? '']));
      const viewer = viewerOfPage(context.viewer, fields['for']);
      answer = work({ ...context, viewer }, fields, bytes);
      await answer.catch(() => undefined);
    };
    const { tooLarge } = await readFormBody(args.request, onFile, args.context.letGo);
    if (answer === undefined) {
      requireUser(context.viewer);
      throw noUpload(tooLarge);
    }
    return Response.json(await answer);
  });
}

function noUpload(tooLarge: TooLarge | undefined): DomainError {
  return tooLarge === undefined
    ? new DomainError('invalid', texts.pictures.missing)
    : new DomainError('too-large', texts.pictures.tooManyBytes({ maxMegabytes: maxPictureMegabytes }));
}
