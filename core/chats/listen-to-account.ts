import { accountChannel } from '../accounts/announce.ts';
import { sessionChannel } from '../accounts/announce-session-end.ts';
import { livingSession } from '../accounts/living-session.ts';
import type { Event } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../shared/token.ts';
import type { StreamSignal } from './stream-signal.ts';

/**
 * Listens for one account on behalf of one session, from the moment the promise resolves. Of messages it keeps only that
 * there may be some, and of anything else each event once: however slow the reader, it stays small.
 */
export async function listenToAccount(
  ports: Pick<Ports, 'eventBus' | 'sessions' | 'clock' | 'digests'>,
  { accountId, sessionToken }: { readonly accountId: string; readonly sessionToken: string | undefined },
  signal: StreamSignal,
) {
  let wake: (() => void) | undefined;
  let isWoken = false;
  /** The session may have ended while nobody was listening for that. */
  let mustLook = true;
  let events = new Map<string, Event>();

  const rouse = () => {
    isWoken = true;
    wake?.();
    wake = undefined;
  };
  const look = () => {
    mustLook = true;
    rouse();
  };
  const hear = (event: Event) => {
    if (event.kind !== 'message') events.set(JSON.stringify(event), event);
    rouse();
  };
  const sessionLives = async () => {
    mustLook = false;
    return (await livingSession(ports, sessionToken))?.accountId === accountId;
  };

  const subscriptions = [signal.subscribe(look)];
  const end = () => {
    for (const unsubscribe of subscriptions.splice(0)) unsubscribe();
  };
  try {
    subscriptions.push(await ports.eventBus.subscribe(accountChannel(accountId), hear));
    const idHash = tokenHash(ports, sessionToken);
    if (idHash !== undefined) {
      subscriptions.push(await ports.eventBus.subscribe(sessionChannel(idHash), look));
    }
  } catch (error) {
    end();
    throw error;
  }

  return {
    /** Waits until something may have happened; returns false when the stream must end. */
    async woken(): Promise<boolean> {
      if (!isWoken && !mustLook) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isWoken = false;
      return !signal.stopped && (!mustLook || (await sessionLives()));
    },
    /** What was heard since the last call, besides messages. */
    takeEvents(): Iterable<Event> {
      const taken = events;
      events = new Map();
      return taken.values();
    },
    end,
  };
}
