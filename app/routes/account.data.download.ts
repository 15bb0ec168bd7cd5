import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { DomainError } from '../../core/errors.ts';
import { httpStatus } from '../refusals.server.ts';
import { page } from '../request.server.ts';
import { zipAnswer } from '../zip-answer.server.ts';

/** A link to it leads to the page with the button: what is asked for by a mere address could be fetched ahead of a tap. */
export const loader = () => redirect('/account/data', 303);

const download = page(async ({ core, viewer, client, loadContext }) => {
  const day = new Date().toISOString().slice(0, 10);
  try {
    return await zipAnswer(core.exportData(viewer, client), `my-data-${day}.zip`, loadContext.flow);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many') return tooMany(error);
    throw error;
  }
});

export const action = (args: ActionFunctionArgs) => download(args);

/** In plain words, because what answers with a file has no page of its own to show them in. */
function tooMany(error: DomainError): Response {
  return new Response(`${error.message}\n`, {
    status: httpStatus(error),
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(error.retryAfter ?? 60),
      'Cache-Control': 'no-store',
    },
  });
}
