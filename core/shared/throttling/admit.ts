import type { Ports } from '../../ports/ports.ts';
import type { Allowance } from '../../ports/throttle.ts';
import { texts } from '../../texts/texts.ts';
import { DomainError } from '../errors.ts';
import { second } from '../time/durations.ts';
import { waitInWords } from '../time/wait-in-words.ts';
import { clientsPerNetwork, type Limit, type ThrottledAct } from './limits.ts';
import { ipv6Network } from './network.ts';

/** What an attempt is counted against. Undefined fields are not counted. */
export interface Requester {
  /** An account id, or an email where nobody is signed in. */
  readonly account?: string | undefined;
  /** The client's address, as the app gives it to use cases. */
  readonly client?: string | undefined;
  /** Whether the owner is known to use this client: then attempts on the account from elsewhere do not matter. */
  readonly known?: boolean;
  /** A device of the account's owner, which is counted separately from attempts by others. */
  readonly device?: string | undefined;
}

/** A counted attempt. */
interface Admission {
  /** Undoes the count, if nothing was done that the limit is meant for. Calling it twice is not an error. */
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
  // Not whose account: where nobody is signed in it is whatever was typed.
  ports.securityLog.note('refused-by-limit', { act: act.name, client: requester.client });
  const wait = Math.max(1, Math.ceil((admission.getTime() - ports.clock.now().getTime()) / second));
  throw new DomainError('too-many', texts.errors.tooMany(waitInWords(wait)), {}, wait);
}

/** Counts one attempt where being over the limit is no reason to stop; undefined if it is. */
export async function admitted(
  ports: Pick<Ports, 'throttle' | 'clock'>,
  act: ThrottledAct,
  requester: Requester,
): Promise<Admission | undefined> {
  const admission = await askAdmission(ports, act, requester);
  return admission instanceof Date ? undefined : admission;
}

/** The same; returns whether it was within the limit. */
export async function isAdmitted(
  ports: Pick<Ports, 'throttle' | 'clock'>,
  act: ThrottledAct,
  requester: Requester,
): Promise<boolean> {
  return (await admitted(ports, act, requester)) !== undefined;
}

/** The counted attempt, or when the next is allowed. */
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

/** Does something as one counted attempt, which is given back if it had no effect. */
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
  // A rented line often has all 65,536 clients of a /48.
  if (client?.includes(':')) add(networkLimit(act.client), 'network', ipv6Network(client, 48));
  add(act.account, 'account', account, ...(known ? [client] : []));
  return found;
}

function networkLimit(limit: Limit | undefined): Limit | undefined {
  return limit && { ...limit, count: limit.count * clientsPerNetwork };
}
