import type { Session } from '../ports/sessions.ts';

const length = 16;

/** The beginning of the digest: enough to tell somebody's devices apart, too little to look a session up by. */
export function deviceId({ idHash }: Session): string {
  return idHash.slice(0, length);
}
