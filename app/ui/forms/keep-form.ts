import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { failureIn, type ShownFailure } from './form-state.tsx';

const unreachable = 'We could not reach the site. What you wrote is still here. Please try again.';

const unanswered = new Map<string, string>();

/**
 * The key with which to send a form to this address: that of the last try if its answer has not come, because it may
 * have arrived, else the one that came with the page.
 */
export function keyFor<Key extends string | undefined>(address: string, fetched: Key): string | Key {
  return unanswered.get(address) ?? fetched;
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
      // Only a response carries a status here, and without one the page's own data would be asked for again, on a network that is gone.
      return new Response(JSON.stringify(failure), {
        status: 503,
        headers: { 'Content-Type': 'application/json' },
      });
    }
  };
}
