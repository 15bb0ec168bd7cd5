import type { AppLoadContext } from '@remix-run/node';
import { DomainError } from '../../core/shared/errors.ts';
import { texts } from '../../core/texts/text.ts';
import { carriedOut, queueHeader } from '../browser/offline/queue-names.ts';
import { asRefusal, httpStatus } from './refusals.server.ts';
import { said, saidOfFields } from './said.server.ts';

/** Whether the browser's queue of what was made without a network sends this form, and not a page. */
export function isFromQueue({ headers }: Request): boolean {
  return headers.has(queueHeader);
}

/**
 * Tells the queue that its form was carried out, or why it was refused. It is told nothing, and tries again later, where
 * the person has to log in first or the site is not able to answer.
 */
export function tellQueue(context: AppLoadContext, thrown?: unknown): void {
  if (thrown === undefined) {
    context.outcome = carriedOut;
    return;
  }
  const error = asRefusal(thrown);
  if (!(error instanceof DomainError) || httpStatus(error) >= 500 || loginCodes.has(error.code)) return;
  const reasons = new Set([said(error.text), ...Object.values(saidOfFields(error.fields))]);
  if (reasons.size > 1) reasons.delete(said(texts.forms.checkFields));
  context.outcome = [...reasons].join(' ');
}

/** What is mended by logging in, or by completing the account. */
const loginCodes: ReadonlySet<string> = new Set(['unauthenticated', 'profile-required', 'two-step-required']);
