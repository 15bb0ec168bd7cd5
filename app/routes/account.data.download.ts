import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { requireAccount } from '../../core/require-user.ts';
import { page } from '../request.server.ts';
import { zipAnswer } from '../zip-answer.server.ts';

/** A link to it leads to the page with the button: what is asked for by a mere address could be fetched ahead of a tap. */
export const loader = () => redirect('/account/data', 303);

const download = page(async ({ core, viewer, loadContext }) => {
  requireAccount(viewer);
  const day = new Date().toISOString().slice(0, 10);
  return zipAnswer(core.exportData(viewer), `my-data-${day}.zip`, loadContext.flow);
});

export const action = (args: ActionFunctionArgs) => download(args);
