import type { Ports } from '../../ports/ports.ts';
import { day } from '../time/durations.ts';
import type { Requester } from './admit.ts';

/** In milliseconds: as long as a session may stay unused. */
const knownFor = 30 * day;

/**
 * Records that the owner of the account used this client, so that failed attempts by others elsewhere no longer lock
 * the owner out here.
 */
export async function rememberClient(
  ports: Pick<Ports, 'throttle' | 'clock'>,
  requester: Requester,
): Promise<void> {
  const key = keyOf(requester);
  const until = new Date(ports.clock.now().getTime() + knownFor);
  if (key !== undefined) await ports.throttle.remember(key, until);
}

export async function isKnownClient(
  ports: Pick<Ports, 'throttle' | 'clock'>,
  requester: Requester,
): Promise<boolean> {
  const key = keyOf(requester);
  return key !== undefined && (await ports.throttle.remembers(key, ports.clock.now()));
}

function keyOf({ account, client }: Requester): string | undefined {
  return account === undefined || client === undefined
    ? undefined
    : JSON.stringify(['known-client', account, client]);
}
