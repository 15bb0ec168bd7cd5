import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { newKey } from '../../browser/offline/new-key.ts';
import type { Stayed } from '../../requests/request.server.ts';
import { failureIn, type ShownFailure } from './form-state.tsx';

const unreachable = 'We could not reach the site. What you wrote is still here. Please try again.';

const unanswered = new Map<string, string>();
/** Keys of forms that wait for the network now, each with that of the next form. */
const spent = new Map<string, string>();

/**
 * The key with which to send a form to this address: that of the last try if its answer has not come, because it may
 * have arrived, else the one that came with the page.
 */
export function keyFor<Key extends string | undefined>(address: string, fetched: Key): string | Key {
  return unanswered.get(address) ?? unspent(fetched);
}

/** The key of a form that came with the page, or a new one if a form with it waits for the network. */
export function unspent<Key extends string | undefined>(fetched: Key): string | Key {
  return spent.get(fetched ?? '') ?? fetched;
}

/** A form is being sent with this key. */
export function awaitAnswer(address: string, key: string | undefined): void {
  if (key !== undefined) unanswered.set(address, key);
}

/**
 * Sends a form by script so that a failure on the way (no network, a broken server) leaves the form as it is and says
 * `message`, instead of showing an error page. A refusal that has its own page is also shown at the form if that is
 * only part of its page (`inWords`).
 */
export function keepForm(message = unreachable, { inWords = false } = {}) {
  return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const { pathname, search } = new URL(request.url);
    const copy = request.clone();
    const answered = () => unanswered.delete(pathname + search);
    try {
      const answer = await serverAction();
      // A try before the refused one may have arrived.
      if (failureIn(answer) === undefined) answered();
      return answer;
    } catch (thrown) {
      const refusal = isRouteErrorResponse(thrown) && thrown.status < 500 ? thrown : undefined;
      if (thrown instanceof Response) answered();
      if (thrown instanceof Response || (refusal !== undefined && !inWords)) throw thrown;
      if (!isRouteErrorResponse(thrown) && (await waits(copy))) {
        answered();
        return onlyHere({ ok: true, waits: true } satisfies Stayed);
      }
      const failure: ShownFailure = {
        ok: false,
        unsent: true,
        errors: {},
        message: refusal?.data?.message ?? message,
        advice: refusal?.data?.advice,
        link: refusal?.data?.link,
        values: {},
        pictureKeys: [],
        pictures: [],
        formKey: '',
      };
      return onlyHere(failure);
    }
  };
}

/** Whether the form now waits in this browser for the network. */
async function waits(request: Request): Promise<boolean> {
  try {
    const { keepSent } = await import('../../browser/offline/keep-sent.ts');
    const sent = await request.formData();
    if ((await keepSent(request.url, sent)) === undefined) return false;
    for (const name of ['formKey', 'messageId']) {
      const key = sent.get(name);
      if (typeof key === 'string') spent.set(key, newKey());
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * An answer that is not the server's. Only a response carries a status here, and without one the page's own data would be
 * asked for again, on a network that is gone.
 */
function onlyHere(answer: unknown): Response {
  return new Response(JSON.stringify(answer), {
    status: 503,
    headers: { 'Content-Type': 'application/json' },
  });
}
