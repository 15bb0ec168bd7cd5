import type { Ports } from '../../ports/ports.ts';
import type { Allowance } from '../../ports/throttle.ts';
import { texts } from '../../texts/text.ts';
import { DomainError } from '../errors.ts';
import { second } from '../time/durations.ts';
import { waitInWords } from '../time/wait-in-words.ts';
import { clientsPerNetwork, type Limit, type ThrottledAct } from './limits.ts';
import { ipv6Network } from './network.ts';

/** The identities that an attempt is counted by. Undefined fields are not counted. */
export interface Requester {
  /** An account id; an email where nobody is signed in. */
  readonly account?: string | undefined;
  /** The client's address, as the app gives it to use cases. */
  readonly client?: string | undefined;
  /**
   * Whether the account's owner is known to use this client: then failed attempts on the account from elsewhere do
   * not count against this client.
   */
  readonly known?: boolean;
  /** A device of the account's owner, which is counted separately from attempts by others. */
  readonly device?: string | undefined;
}

/** A counted attempt. */
interface Admission {
  /** Undoes the count of an attempt without the effect that the limit is for. Calling it twice is not an error. */
  giveBack(): Promise<void>;
}

/** The ports needed to count attempts and to log refused ones. */
export type CountingPorts = Pick<Ports, 'throttle' | 'securityLog' | 'clock'>;

/**
 * Counts one attempt at the act, or refuses it with `too-many` and the seconds until the next is allowed. A refused
 * attempt is not counted, so trying again does not lengthen the wait. Must not be called inside a transaction.
 */
export async function admit(
  ports: CountingPorts,
  act: ThrottledAct,
  requester: Requester,
): Promise<Admission> {
  const admission = await askAdmission(ports, act, requester);
  if (!(admission instanceof Date)) return admission;
  // Without the account: where nobody is signed in, that is whatever was typed.
  ports.securityLog.note('refused-by-limit', { act: act.name, client: requester.client });
  const wait = Math.max(1, Math.ceil((admission.getTime() - ports.clock.now().getTime()) / second));
  throw new DomainError('too-many', texts.errors.tooMany({ wait: waitInWords(wait, texts.waits) }), {}, wait);
}

/** Counts one attempt at an act that goes on even over the limit; undefined when over the limit. */
export async function admitted(
  ports: Pick<Ports, 'throttle' | 'clock'>,
  act: ThrottledAct,
  requester: Requester,
): Promise<Admission | undefined> {
  const admission = await askAdmission(ports, act, requester);
  return admission instanceof Date ? undefined : admission;
}

/** Counts one attempt; returns whether it was within the limit. */
export async function isAdmitted(
  ports: Pick<Ports, 'throttle' | 'clock'>,
  act: ThrottledAct,
  requester: Requester,
): Promise<boolean> {
  return (await admitted(ports, act, requester)) !== undefined;
}

/** The counted attempt or, if refused, when the next one is allowed. */
async function askAdmission(
  { throttle, clock }: Pick<Ports, 'throttle' | 'clock'>,
  act: ThrottledAct,
  requester: Requester,
): Promise<Admission | Date> {
  const allowances = allowancesOf(act, requester);
  const retryAt = await throttle.take(allowances, clock.now());
  if (retryAt !== undefined) return retryAt;
  let given: Promise<void> | undefined;
  return {
    giveBack() {
      given ??= throttle.giveBack(allowances, clock.now());
      return given;
    },
  };
}

/** Does something as one counted attempt, and gives the attempt back if it had no effect. */
export async function counted<Result>(
  ports: CountingPorts,
  act: ThrottledAct,
  requester: Requester,
  work: (admission: Admission) => Promise<Result>,
): Promise<Result> {
  const admission = await admit(ports, act, requester);
  try {
    return await work(admission);
  } catch (error) {
    await admission.giveBack();
    throw error;
  }
}

function allowancesOf(act: ThrottledAct, requester: Requester): Allowance[] {
  const { account, client, known = false, device } = requester;
  const found: Allowance[] = [];
  const add = (limit: Limit | undefined, ...key: readonly (string | undefined)[]) => {
    if (limit === undefined || key.includes(undefined)) return;
    found.push({ ...limit, key: JSON.stringify([act.name, ...key]) });
  };
  if (device !== undefined) {
    add(act.together, 'together', account, device);
    add(act.account, 'account', account, device);
    return found;
  }
  add(act.together, 'together', account, client);
  add(act.client, 'client', client);
  // A single rented line often has a whole /48, in which 65,536 networks (/64) each count as one client.
  if (client?.includes(':')) add(networkLimit(act.client), 'network', ipv6Network(client, 48));
  add(act.account, 'account', account, ...(known ? [client] : []));
  return found;
}

function networkLimit(limit: Limit | undefined): Limit | undefined {
  return limit && { ...limit, count: limit.count * clientsPerNetwork };
}
