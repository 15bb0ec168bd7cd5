import type { Ports } from '../ports/ports.ts';
import { isAdmitted } from '../shared/throttling/admit.ts';
import { day, hour } from '../shared/time/durations.ts';
import { newToken } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { type Act, fieldsOfAct } from './act.ts';
import { storeUnfinished } from './keep-unfinished.ts';
import { unfinishedLimits } from './throttling-limits.ts';
import { writerOf } from './writer-of.ts';

interface KeptAct {
  /** The id that the browser presents to have it done. */
  readonly actId: string;
  /** Whether the session of the person who began it had ended. */
  readonly loggedOut: boolean;
}

/**
 * Stores what somebody started who must first log in or make a profile, so that `finishAct` can do it: for a day if it
 * belongs to an account (see `writerOf`), for an hour if to a visitor. Returns undefined if too much was started from
 * there.
 */
export async function keepAct(
  ports: Pick<
    Ports,
    'unfinished' | 'accounts' | 'sessions' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'digests'
  >,
  viewer: Viewer,
  begun: {
    readonly act: Act;
    /** The path that it was sent to. */
    readonly path: string;
    /** The page that it was begun on. */
    readonly returnTo: string;
    readonly token: string | undefined;
    /** The account that the page says it was made for. */
    readonly madeFor?: string | undefined;
    readonly client?: string | undefined;
  },
): Promise<KeptAct | undefined> {
  const former = viewer.kind === 'visitor' ? await writerOf(ports, begun) : undefined;
  const accountId = viewerId(viewer) ?? former;
  if (!(await isAdmitted(ports, unfinishedLimits['keep-act'], { client: begun.client }))) return undefined;
  const fields = fieldsOfAct(begun.act, begun.returnTo);
  const draft = { path: begun.path, fields, accountId };
  const { token: actId, hash } = newToken(ports);
  await storeUnfinished(ports, hash, draft, accountId === undefined ? hour : day);
  return { actId, loggedOut: former !== undefined };
}
