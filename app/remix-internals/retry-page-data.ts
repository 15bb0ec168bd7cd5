import { offlineAttempt } from '../browser/offline/when-online.ts';

/** Milliseconds between attempts. */
const retryPause = 3000;

/**
 * Paths of the requests that are repeated: pages' data, except that of chats, which handle failures themselves, and
 * the check whether the site answers.
 */
const retried = /^(?!\/(?:chat|messages)\.).*\.data$|^\/healthz$/;

/**
 * Repeats requests for a page's data that failed or broke off, until the data is complete or the request is aborted.
 * Networks come and go while a browser believes that it is online, and Remix would replace the page, and everything
 * typed in it, by an error page. Remix has no setting for this, so `fetch` is replaced, for requests as Remix makes
 * them: a URL and no method. Returns a function that restores `fetch`.
 */
export function retryPageData(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const isPage = retried.test((input as URL).pathname) && !init?.method;
    for (;;) {
      try {
        const answer = await fetch(input, init);
        if (isPage) await answer.clone().blob();
        return answer;
      } catch (error) {
        if (!isPage || init?.signal?.aborted) throw error;
        dispatchEvent(new Event(offlineAttempt));
        await new Promise((resolve) => setTimeout(resolve, retryPause));
      }
    }
  };
  return () => {
    window.fetch = fetch;
  };
}
