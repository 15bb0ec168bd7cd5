import { useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useRootData } from '../root-data.ts';
import type { ReactionAnswer } from './reaction-answer.ts';
import { useNotify } from './use-notify.ts';

/**
 * Sends a like's or save's form from script: at once, one at a time, staying on the page. Visitors' forms are left to
 * the browser, because the answer to them is the login page.
 */
export function useReaction(onDone: (answer: ReactionAnswer & { ok: true }, wanted: boolean) => void) {
  const fetcher = useFetcher<ReactionAnswer>();
  const notify = useNotify();
  const signedIn = useRootData()?.viewer.kind === 'user';
  const wanted = useRef<boolean>();
  const pending = fetcher.state !== 'idle';
  const settled = pending ? undefined : fetcher.data;
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    if (settled === undefined || wanted.current === undefined) return;
    const want = wanted.current;
    wanted.current = undefined;
    if (settled.ok) latest.current(settled, want);
    else notify({ kind: 'error', text: settled.message });
  }, [settled, notify]);

  const onSubmit = (next: boolean) => (event: FormEvent<HTMLFormElement>) => {
    if (!signedIn) return;
    event.preventDefault();
    if (wanted.current !== undefined) return;
    wanted.current = next;
    const form = event.currentTarget;
    const body = new FormData(form);
    body.set('stay', '1');
    fetcher.submit(body, { method: 'post', action: form.getAttribute('action') ?? '' });
  };
  return { pending, hoped: pending ? wanted.current : undefined, onSubmit };
}
