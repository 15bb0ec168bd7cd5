import { useFetcher } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useRootData } from '../root-data.ts';
import { Icon } from './icon.tsx';

/** Whether adverts are shown two to a row on a phone. */
export function ViewChoice() {
  const chosen = useRootData()?.asList ? 'list' : 'grid';
  const { submit } = useFetcher();
  const stay = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const view = (submitter as HTMLButtonElement).value;
    submit({ view, stay: '1' }, { method: 'post', action: '/view' });
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
          aria-label={view === 'list' ? 'List' : 'Grid'}
          aria-pressed={view === chosen}
        >
          <Icon name={view} />
        </button>
      ))}
    </form>
  );
}
