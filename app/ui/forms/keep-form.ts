import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { unreachable } from '../../../core/texts/keep-form.ts';
import type { Stayed } from '../../requests/request.server.ts';
import { failureIn, type ShownFailure } from './form-state.tsx';

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
      if (!isRouteErrorResponse(thrown) && (await keepForLater(copy.url, () => copy.formData()))) {
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

/**
 * Keeps a form that could not be sent until the network is back. Returns what to tell the person; undefined if it cannot
 * wait.
 */
export async function keepForLater(
  address: string,
  sent: () => FormData | Promise<FormData>,
): Promise<string | undefined> {
  try {
    const { keepSent } = await import('../../browser/offline/keep-sent.ts');
    return await keepSent(address, await sent(), spent);
  } catch {
    return undefined;
  }
}

/** The status of an answer that is not the server's. */
const unreached = 503;

/**
 * Every route of a page with such forms exports it as `shouldRevalidate`. Without one, Remix asks for the route's data after
 * each answer, also on a network that is gone, and the form is not finished before the data is there.
 */
export function unlessUnreached({ actionStatus }: Parameters<ShouldRevalidateFunction>[0]): boolean {
  return !(Number(actionStatus) >= 400);
}

/** Only a response carries a status here. */
function onlyHere(answer: unknown): Response {
  return new Response(JSON.stringify(answer), {
    status: unreached,
    headers: { 'Content-Type': 'application/json' },
  });
}
