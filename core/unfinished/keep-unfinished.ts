import type { Ports } from '../ports/ports.ts';
import { isAdmitted } from '../shared/throttling/admit.ts';
import { newToken } from '../shared/token.ts';
import { type Act, fieldsOfAct } from './act.ts';
import { endsAfter, keepFor } from './how-long.ts';
import { unfinishedLimits } from './throttling-limits.ts';
import { keyOfForm, writerOf } from './whose.ts';

/** To be shown in its form again, until it is sent or discarded. */
interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The id that this browser presents already. */
  readonly browserId: string | undefined;
}

/** To be done by `finishAct`, after a log-in that leads back to the page on which it was begun. */
interface BegunAct {
  readonly act: Act;
  readonly returnTo: string;
}

interface KeptUnfinished {
  /** What the browser presents to get it back: its own id for a form, an id of its own for an act. */
  readonly id: string;
  /** Undefined for an act of a visitor, which is for the next person who logs in with that browser. */
  readonly accountId: string | undefined;
}

/**
 * Keeps what was refused because its sender must first log in or make a profile, for the account that it was written in
 * (see `writerOf`). A form that is nobody's is not kept. Returns undefined, with nothing stored, also if too much was
 * kept from there recently.
 */
export async function keepUnfinished(
  ports: Pick<
    Ports,
    'unfinished' | 'accounts' | 'sessions' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'digests'
  >,
  sent: (SentForm | BegunAct) & {
    /** Which form of which page: its path, and for a form what it is about. */
    readonly place: string;
    /** The account that the page says it was made for. */
    readonly madeFor?: string | undefined;
    readonly token: string | undefined;
    readonly client?: string | undefined;
  },
): Promise<KeptUnfinished | undefined> {
  const { place, client } = sent;
  const { accountId, proven } = await writerOf(ports, sent);
  if ('act' in sent) {
    if (!(await isAdmitted(ports, unfinishedLimits['keep-act'], { client }))) return undefined;
    const { token: id, hash } = newToken(ports);
    const fields = fieldsOfAct(sent.act, sent.returnTo);
    const time = accountId === undefined ? endsAfter.actOfVisitor : endsAfter.actOfAccount;
    await keepFor(ports, time, hash, { path: place, fields, accountId });
    return { id, accountId };
  }
  if (accountId === undefined) return undefined;
  // A name costs nothing, so only what came with its session counts for the account.
  const counted = proven ? { account: accountId, client } : { client };
  if (!(await isAdmitted(ports, unfinishedLimits['keep-form'], counted))) return undefined;
  const id = sent.browserId ?? newToken(ports).token;
  const key = keyOfForm(ports, accountId, { browserId: id, place });
  await keepFor(ports, endsAfter.form, key, { path: place, fields: sent.fields, accountId });
  return { id, accountId };
}
