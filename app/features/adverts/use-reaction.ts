import { type FormEvent, useRef, useState } from 'react';
import { useRootData } from '../../rendering/root-data.ts';
import { keepForLater } from '../../ui/forms/keep-form.ts';
import { useToast } from '../../ui/use-toast.ts';

/**
 * The status by which the server tells script to redirect, which it does to the login page; the body names the page.
 */
const redirectInside = 202;

interface Options {
  /** The message when the reaction could not be saved. */
  readonly failed: string;
  readonly onDone: (wanted: boolean) => void;
}

/**
 * Sends a like's or save's form from script: at once, one at a time, staying on the page. Visitors' forms are left to
 * the browser, because the answer to them is the login page. It does not go through the router, because the router's
 * requests die with the page: a like counts even if the person leaves at once.
 */
export function useReaction({ failed, onDone }: Options) {
  const toast = useToast();
  const signedIn = useRootData()?.viewer.kind === 'user';
  const pending = useRef(false);
  const [optimistic, setOptimistic] = useState<boolean>();

  const onSubmit = (wanted: boolean) => async (event: FormEvent<HTMLFormElement>) => {
    if (!signedIn) return;
    event.preventDefault();
    if (pending.current) return;
    pending.current = true;
    setOptimistic(wanted);
    const form = event.currentTarget;
    const body = new URLSearchParams(new FormData(form) as unknown as [string, string][]);
    const { action } = form;
    const sent = new FormData(form);
    body.append('stay', '1');
    const answer = await fetch(`${action}.data`, { method: 'POST', body, keepalive: true }).catch(
      () => undefined,
    );
    const waits = answer === undefined && (await keepForLater(action, () => sent));
    pending.current = false;
    setOptimistic(undefined);
    if (waits) toast(waits);
    if (waits || answer?.status === 200) onDone(wanted);
    else if (answer?.status === redirectInside) form.submit();
    else toast((answer && (await explain(answer))) ?? failed);
  };
  return { optimistic, onSubmit, offline: signedIn ? 'own' : undefined };
}

/** Loaded only now, because few likes are refused. */
async function explain(answer: Response): Promise<string | undefined> {
  const loaded = await import('./refused-reaction.ts').catch(() => undefined);
  return loaded?.refusedReaction(answer);
}
