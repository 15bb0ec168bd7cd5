import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../core/texts.ts';
import { useHydrated } from './use-hydrated.ts';

/** Milliseconds without a change after which a form is saved. */
const pause = 2000;

/** Saves the form that it stands in while somebody fills it in; without script by a button. */
export function DraftKeeper() {
  const hydrated = useHydrated();
  const place = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<string>();

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let timer: number | undefined;
    let withPhotos = true;
    let sending: AbortController | undefined;

    async function save(form: HTMLFormElement) {
      timer = undefined;
      // Photos take a while, and are not sent twice because somebody writes on.
      if (sending) return wait();
      sending = new AbortController();
      const { signal } = sending;
      const body = new FormData(form);
      if (!withPhotos) body.delete('images');
      const photos = [...body.getAll('pictureKeys'), ...body.getAll('images')].length;
      const answer = await fetch('/post/draft', { method: 'POST', body, signal }).catch(() => undefined);
      const held = answer?.ok && !answer.redirected ? await answer.json().catch(() => undefined) : undefined;
      sending = undefined;
      if (signal.aborted) return;
      setSaid(held ? texts.drafts.saved : texts.drafts.notSaved);
      if (!held) return;
      form.dispatchEvent(new CustomEvent('held', { detail: held }));
      // One that the server refuses is refused again: whoever posts the advert is told.
      withPhotos &&= held.length === photos;
    }

    function stop() {
      clearTimeout(timer);
      timer = undefined;
      sending?.abort();
    }

    /** Who leaves within the pause keeps the last words too. Photos are too large to be sent from a page that is gone. */
    function leave(form: HTMLFormElement) {
      if (timer === undefined) return;
      const body = new FormData(form);
      body.delete('images');
      stop();
      fetch('/post/draft', { method: 'POST', body, keepalive: true }).catch(() => undefined);
    }
    const hide = () => leave(form);

    function wait() {
      clearTimeout(timer);
      timer = window.setTimeout(save, pause, form);
    }

    form.addEventListener('input', wait);
    form.addEventListener('submit', stop);
    addEventListener('pagehide', hide);
    return () => {
      form.removeEventListener('input', wait);
      form.removeEventListener('submit', stop);
      removeEventListener('pagehide', hide);
      leave(form);
      stop();
    };
  }, []);

  return (
    <p className="draft-state muted" ref={place}>
      {said}
      {!hydrated && (
        <button
          type="submit"
          className="button button-quiet button-block"
          name="draft"
          value="save"
          formNoValidate
        >
          Save draft
        </button>
      )}
    </p>
  );
}
