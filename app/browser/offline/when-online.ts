/**
 * Dispatched on `window` when a person starts something that needs the network and the network is missing, even if
 * the browser reports that it is online.
 */
export const offlineAttempt = 'offline-attempt';

let postponed: (() => void) | undefined;

/**
 * Runs the action at once if the browser is online. Otherwise dispatches the event, so that a banner tells the
 * person, and postpones the action until the network is back. Only the last action is postponed.
 */
export function whenOnline(act: () => void): void {
  if (navigator.onLine) {
    act();
    return;
  }
  postponed = act;
  dispatchEvent(new Event(offlineAttempt));
}

/** For when the person does something else. */
export function cancelPostponed(): void {
  postponed = undefined;
}

export function runPostponed(): void {
  const act = postponed;
  postponed = undefined;
  act?.();
}
