import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as draftsTexts from '../../../core/texts/drafts.ts';
import { useFormState } from '../../ui/forms/form-state.tsx';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';

/** Milliseconds without a change after which a form is saved. */
const pause = 2000;

/** Keys of the pictures that the server holds now, in the form's order. */
type Held = readonly { readonly key: string }[];

/** With neither, it may be saved later. */
interface Answer {
  readonly held?: Held;
  readonly opened?: string;
  /** Why nothing is saved, in words. */
  readonly refusal?: string;
}

/** The current saving of a draft, which continues after its page has been left. */
let underWay: Promise<Answer> | undefined;

/** Waits for a page that was left by a link to finish saving, so that the next one begins with the result. */
export async function draftKept(): Promise<void> {
  await underWay;
}

/** Saves the form around it while somebody fills in these fields. Above them it shows that, and below them why not. */
export function DraftKeeper({ opened: openedWith, children }: { opened: string; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  const leaving = useRef(() => {});
  const [said, setSaid] = useState<string>();
  const isSaved = said === draftsTexts.saved;
  const { busy, failure } = useFormState();
  // Without script, a form that is refused is still as old as it was.
  const [opened, setOpened] = useState(failure?.values['opened'] ?? openedWith);
  const posting = useRef(busy);
  posting.current = busy;

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let timer: number | undefined;
    let unsaved = false;
    let withPhotos = true;
    let sending: { readonly body: FormData; readonly stop: AbortController } | undefined;
    let left = false;

    async function save(form: HTMLFormElement) {
      // Photos take a while, and must not be sent twice because somebody continues writing or posts the advert.
      if (sending || posting.current) return wait();
      takeUnsaved();
      const body = new FormData(form);
      if (!withPhotos) body.delete('images');
      const { length } = [...body.getAll('pictureKeys'), ...body.getAll('images')];
      const stop = new AbortController();
      sending = { body, stop };
      underWay = send(body, { signal: stop.signal });
      const { held, opened, refusal } = await underWay;
      sending = undefined;
      if (stop.signal.aborted || left) return;
      setSaid(held ? draftsTexts.saved : (refusal ?? draftsTexts.notSaved));
      unsaved ||= !held;
      // Photos cost too much to be sent again, only to be refused again.
      withPhotos &&= refusal === undefined;
      if (!held) return;
      setOpened(opened ?? '');
      form.dispatchEvent(new CustomEvent('held', { detail: held }));
      // One that the server refuses is refused again: whoever posts the advert is told.
      withPhotos &&= held.length === length;
    }

    /** Ends the pause; whoever calls this then sends what has not been saved. Returns whether there is any. */
    function takeUnsaved(): boolean {
      const any = unsaved;
      clearTimeout(timer);
      unsaved = false;
      return any;
    }

    /** Nothing may bring back a draft that is discarded; an advert is still a draft until it has reached the server. */
    function submit({ target }: Event) {
      if (target === form) wait();
      else if ((target as Element).getAttribute('action')?.startsWith('/post')) takeUnsaved();
      else return;
      sending?.stop.abort();
    }

    /**
     * Somebody who closes the page within the pause keeps the last words. Photos are too large to be sent from a closed
     * page.
     */
    function hide() {
      if (!form || !takeUnsaved()) return;
      const body = new FormData(form);
      body.delete('images');
      sending?.stop.abort();
      send(body, { keepalive: true });
    }

    /**
     * Somebody who leaves by a link keeps everything: script continues with the photos being sent and then the last
     * words. What fails meanwhile is sent once more.
     */
    leaving.current = () => {
      left = true;
      const hasUnsaved = takeUnsaved();
      if (posting.current || !(hasUnsaved || sending)) return;
      const body = new FormData(form);
      if (!withPhotos) body.delete('images');
      const before = sending;
      underWay = Promise.resolve(before && underWay).then((answer) => {
        if (!hasUnsaved && (answer?.held || answer?.refusal)) return answer;
        if (before && answer?.held && picturesIn(before.body) === picturesIn(body))
          nameHeld(body, answer.held);
        return send(body);
      });
    };

    function wait() {
      clearTimeout(timer);
      unsaved = true;
      timer = window.setTimeout(save, pause, form);
    }

    const ending = new AbortController();
    const { signal } = ending;
    form.addEventListener('input', wait, { signal });
    addEventListener('submit', submit, { signal });
    addEventListener('pagehide', hide, { signal });
    addEventListener('online', () => unsaved && wait(), { signal });
    return () => ending.abort();
  }, []);

  // Before the photo field has gone, which fills the form's data.
  useLayoutEffectInBrowser(() => () => leaving.current(), []);

  return (
    <>
      <input type="hidden" name="opened" value={opened} />
      <p className="draft-state" ref={place} role="status">
        {isSaved && <span>{said}</span>}
      </p>
      {children}
      <p className="draft-problem" role="status">
        {isSaved ? undefined : said}
      </p>
    </>
  );
}

/** React warns about layout effects on the server, where there is no layout. */
const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;

async function send(body: FormData, options: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch('/post/draft', { method: 'POST', body, ...options });
    if (answer.status === 400) return { refusal: await answer.text() };
    return answer.ok && !answer.redirected ? await answer.json() : {};
  } catch {
    return {};
  }
}

function picturesIn(body: FormData): string {
  const files = body.getAll('images').map((file) => file instanceof File && [file.name, file.size]);
  return JSON.stringify([body.getAll('pictureKeys'), files, body.get('pictureOrder')]);
}

/** Puts the pictures that the server holds by now in the place of those to be sent. */
function nameHeld(body: FormData, held: Held): void {
  const sent = [...body.getAll('pictureKeys'), ...body.getAll('images')];
  if (held.length !== sent.length) return;
  body.delete('images');
  body.delete('pictureKeys');
  for (const { key } of held) body.append('pictureKeys', key);
  body.set('pictureOrder', held.map((_, index) => index).join(','));
}

/** Where no script saves it. */
export function SaveDraftButton() {
  if (useHydrated()) return null;
  return (
    <button
      type="submit"
      className="button button-quiet button-block"
      name="draft"
      value="save"
      formNoValidate
    >
      {draftsTexts.save}
    </button>
  );
}
