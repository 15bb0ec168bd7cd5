import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useRef } from 'react';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import * as viewChoiceTexts from '../../../core/texts/view-choice.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/use-toast.ts';

/** Whether adverts are shown two to a row on a phone. */
export function ViewChoice() {
  const chosen = useRootData()?.asList ? 'list' : 'grid';
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const last = useRef<AbortController>();
  /** Sent past the router, which would replace the list by an error page on failure. */
  const stay = async (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const view = (submitter as HTMLButtonElement).value;
    const body = new URLSearchParams({ view, stay: '1' });
    last.current?.abort();
    const current = new AbortController();
    last.current = current;
    const { signal } = current;
    const answer = await fetch('/view.data', { method: 'POST', body, signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (answer?.ok) revalidate();
    else toast(advertsTexts.viewFailed);
  };
  return (
    <form className="view-choice" method="post" action="/view" onSubmit={stay}>
      {(['grid', 'list'] as const).map((view) => (
        <button
          key={view}
          type="submit"
          className="icon-button"
          name="view"
          value={view}
          aria-label={viewChoiceTexts.views[view]}
          aria-pressed={view === chosen}
        >
          <Icon name={view} />
        </button>
      ))}
    </form>
  );
}
