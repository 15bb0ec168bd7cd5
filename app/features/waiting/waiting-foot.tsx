import { type ReactNode, useSyncExternalStore } from 'react';
import * as waitingTexts from '../../../core/texts/waiting.ts';
import * as footTexts from '../../../core/texts/waiting-foot.ts';
import { sendAgain, takeBack } from '../../browser/offline/waiting.ts';
import type { Waiting } from '../../browser/offline/waiting-store.ts';
import { Icon } from '../../ui/icon.tsx';

/** The state of something that may not have reached the server, and what the person can do about it. */
export function WaitingFoot({
  made,
  gone = false,
  onEdit,
  advice,
}: {
  made: Waiting;
  /** Whether there is nobody any more to whom it can be sent. */
  gone?: boolean;
  /** Undefined where there is no field to edit it in. */
  onEdit?: (() => void) | undefined;
  /** Beside the reason why it was refused. */
  advice?: ReactNode;
}) {
  const network = useHasNetwork();
  const { id, state, problem } = made;
  const isDraft = 'isDraft' in made;
  if (state === 'sending') {
    return (
      <span className="message-state">
        <Icon name="waiting" />
        {waitingTexts.sending}
      </span>
    );
  }
  if (state === 'waiting' && !network) {
    return (
      <span className="message-state message-waiting">
        <Icon name="waiting" />
        {waitingTexts.forNetwork}
        <Act words={footTexts.cancel} id={id} act={takeBack} />
      </span>
    );
  }
  return (
    <>
      <span className="message-state message-failed">
        <Icon name="problem" />
        {problem ?? waitingTexts.notYet}
        {isDraft && ` ${waitingTexts.draft}`}
      </span>
      {advice}
      {isDraft ? (
        <a className="message-act" href="/post">
          {footTexts.edit}
        </a>
      ) : (
        !gone && <Act words={footTexts.tryAgain} id={id} act={sendAgain} />
      )}
      {state === 'refused' && !gone && onEdit ? (
        <Act
          words={footTexts.edit}
          id={id}
          act={() => {
            takeBack(id);
            onEdit();
          }}
        />
      ) : (
        <Act
          words={gone || state === 'refused' ? footTexts.remove : footTexts.cancel}
          id={id}
          act={takeBack}
        />
      )}
    </>
  );
}

function Act({ words, id, act }: { words: string; id: string; act: (id: string) => void }) {
  return (
    <button type="button" className="message-act" onClick={() => act(id)}>
      {words}
    </button>
  );
}

function useHasNetwork(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(watcher: () => void): () => void {
  addEventListener('online', watcher);
  addEventListener('offline', watcher);
  return () => {
    removeEventListener('online', watcher);
    removeEventListener('offline', watcher);
  };
}
