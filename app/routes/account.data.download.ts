import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { DomainError } from '../../core/shared/errors.ts';
import { calendarDate } from '../../core/shared/time/calendar-date.ts';
import * as yourDataTexts from '../../core/texts/your-data.ts';
import { asDocument } from '../requests/refusal-document.server.ts';
import { refusalAnswer } from '../requests/refusals.server.ts';
import { page } from '../requests/request.server.ts';
import { zipAnswer } from '../streams/zip-answer.server.ts';

/** A GET leads to the page with the button, because browsers may prefetch links. */
export const loader = () => redirect('/account/data', 303);

const download = page(async ({ core, viewer, client, loadContext }) => {
  const name = `my-data-${calendarDate(new Date())}.zip`;
  try {
    return await zipAnswer(core.exportData(viewer, client), name, loadContext.flow);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'too-many')) throw error;
    return refusalAnswer(
      error,
      loadContext,
      asDocument({ path: '/account/data', name: yourDataTexts.heading }),
    );
  }
});

export const action = (args: ActionFunctionArgs) => download(args);
