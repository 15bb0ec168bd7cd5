/**
 * Dispatched on `window` when a person starts something that needs the network and the network is missing, even if
 * the browser reports that it is online.
 */
export const offlineAnswer = 'offline-answer';

let asked: (() => void) | undefined;

/**
 * Runs the action at once if the browser is online. Otherwise dispatches the event, so that a banner tells the
 * person, and postpones the action until the network is back. Only the last action is postponed.
 */
export function whenOnline(act: () => void): void {
  if (navigator.onLine) {
    act();
    return;
  }
  asked = act;
  dispatchEvent(new Event(offlineAnswer));
}

/** For when the person does something else. */
export function dropAsked(): void {
  asked = undefined;
}

export function doAsked(): void {
  const act = asked;
  asked = undefined;
  act?.();
}
