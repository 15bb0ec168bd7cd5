/**
 * Dispatched on `window` whenever a person asks for something that needs the network, and there is none, whatever the browser
 * says.
 */
export const offlineAnswer = 'offline-answer';

let asked: (() => void) | undefined;

/**
 * Does what a person asks for; without a network it says so, and does it once there is one. Only the last request
 * waits.
 */
export function whenOnline(act: () => void): void {
  if (navigator.onLine) {
    act();
    return;
  }
  asked = act;
  dispatchEvent(new Event(offlineAnswer));
}

/** The person does something else. */
export function dropAsked(): void {
  asked = undefined;
}

export function doAsked(): void {
  const act = asked;
  asked = undefined;
  act?.();
}
