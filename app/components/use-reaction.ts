import { type FormEvent, useRef, useState } from 'react';
import { texts } from '../../core/texts.ts';
import { waitInWords } from '../../core/time/wait-in-words.ts';
import { useRootData } from '../root-data.ts';
import { sendReaction } from './send-reaction.ts';
import { useNotify } from './use-notify.ts';

const tooMany = (seconds: number) => texts.errors.tooMany(waitInWords(seconds));

interface Options {
  /** What to say when it could not be kept. */
  readonly failed: string;
  readonly onDone: (wanted: boolean) => void;
}

/**
 * Sends a like's or save's form from script: at once, one at a time, staying on the page. Visitors' forms are left to
 * the browser, because the answer to them is the login page.
 */
export function useReaction({ failed, onDone }: Options) {
  const notify = useNotify();
  const signedIn = useRootData()?.viewer.kind === 'user';
  const pending = useRef(false);
  const [hoped, setHoped] = useState<boolean>();

  const onSubmit = (wanted: boolean) => async (event: FormEvent<HTMLFormElement>) => {
    if (!signedIn) return;
    event.preventDefault();
    if (pending.current) return;
    pending.current = true;
    setHoped(wanted);
    const form = event.currentTarget;
    const outcome = await sendReaction(form);
    pending.current = false;
    setHoped(undefined);
    if (outcome === 'done') onDone(wanted);
    else if (outcome === 'elsewhere') form.submit();
    else if (outcome === 'declined') notify({ kind: 'error', text: texts.chats.notDelivered });
    else notify({ kind: 'error', text: typeof outcome === 'number' ? tooMany(outcome) : failed });
  };
  return { hoped, onSubmit, offline: signedIn ? 'own' : undefined };
}
