import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import type { ShownFailure } from './form-state.tsx';

const unreachable = 'We could not reach the site. What you wrote is still here. Please try again.';

/**
 * Sends a form by script so that a failure on the way (no network, a broken server) leaves the form as it is and says
 * `message`, instead of showing an error page. A refusal that has its own page is also shown at the form if that is
 * only part of its page (`inWords`).
 */
export function keepForm(message = unreachable, { inWords = false } = {}) {
  return async ({ serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    try {
      return await serverAction();
    } catch (thrown) {
      const refusal = isRouteErrorResponse(thrown) && thrown.status < 500 ? thrown : undefined;
      if (thrown instanceof Response || (refusal !== undefined && !inWords)) throw thrown;
      const failure: ShownFailure = {
        ok: false,
        unsent: true,
        errors: {},
        message: refusal?.data?.message ?? message,
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
