import { useSyncExternalStore } from 'react';
import { sendAgain, takeBack } from '../../browser/live/unsent.ts';
import type { Unsent } from '../../browser/live/unsent-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { VerifyLink } from './verify-link.tsx';

/** The status of a message that may not have reached the server, and what the person can do about it. */
export function UnsentFoot({
  message,
  gone,
  onEdit,
}: {
  message: Unsent;
  /** Whether nothing can be sent to the other any more. */
  gone: boolean;
  /** Undefined where there is no field to edit it in. */
  onEdit: ((message: Unsent) => void) | undefined;
}) {
  const network = useHasNetwork();
  const { id, state, problem } = message;
  if (state === 'sending') {
    return (
      <span className="message-state">
        <Icon name="waiting" />
        Sending
      </span>
    );
  }
  if (state === 'waiting' && !network) {
    return (
      <span className="message-state message-waiting">
        <Icon name="waiting" />
        Waiting for the network
        <button type="button" className="message-act" onClick={() => takeBack(id)}>
          Cancel
        </button>
      </span>
    );
  }
  return (
    <>
      <span className="message-state message-failed">
        <Icon name="problem" />
        {problem ?? 'Not sent yet'}
      </span>
      <VerifyLink problem={problem} />
      {gone ? (
        <button type="button" className="message-act" onClick={() => takeBack(id)}>
          Remove
        </button>
      ) : (
        <button type="button" className="message-act" onClick={() => sendAgain(id)}>
          Try again
        </button>
      )}
      {state === 'refused' && !gone && onEdit && (
        <button
          type="button"
          className="message-act"
          onClick={() => {
            takeBack(id);
            onEdit(message);
          }}
        >
          Edit
        </button>
      )}
    </>
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
