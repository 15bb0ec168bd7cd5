import type { Session } from '../ports/sessions.ts';

const length = 16;

/** The beginning of the session's digest: enough to tell devices apart, too little to look up a session. */
export function deviceId({ idHash }: Session): string {
  return idHash.slice(0, length);
}
