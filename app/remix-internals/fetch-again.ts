import { offlineAnswer } from '../browser/offline/when-online.ts';

/** In milliseconds. */
const pause = 3000;

/**
 * The data of pages, where those of chats say themselves that they could not be loaded; and whether the site answers
 * at all.
 */
const waiting = /^(?!\/(?:chat|messages)\.).*\.data$|^\/healthz$/;

/**
 * Makes the browser ask again for the data of a page that it could not fetch whole, until it has them or nobody wants
 * them any more. Networks come and go while a browser believes that it is online, and Remix would put an error page in
 * place of what is shown and typed. Remix has no setting for this, so what it calls is replaced: `fetch`, with the address
 * of the data as a URL and without a method. Returns a function that ends this.
 */
export function fetchPagesAgain(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const isPage = waiting.test((input as URL).pathname) && !init?.method;
    for (;;) {
      try {
        const answer = await fetch(input, init);
        if (isPage) await answer.clone().blob();
        return answer;
      } catch (error) {
        if (!isPage || init?.signal?.aborted) throw error;
        dispatchEvent(new Event(offlineAnswer));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
  return () => {
    window.fetch = fetch;
  };
}
