import { sessionChannel } from '../accounts/announce-session-end.ts';
import { livingSession } from '../accounts/living-session.ts';
import { sessionHash } from '../accounts/session-token.ts';
import type { Event } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';
import { accountChannel } from './announce.ts';
import type { StreamSignal } from './stream-signal.ts';

export type ListeningPorts = Pick<Ports, 'eventBus' | 'sessions' | 'clock' | 'digests'>;

/** What wakes a stream. It keeps that there is news, never the news: however slow the reader, it stays this small. */
export interface Ears {
  /** Waits until there may be news; answers false when the stream must end. */
  heard(): Promise<boolean>;
  /** The accounts whose conversation the viewer has read since the last call. */
  takeReads(): readonly string[];
  /** The adverts of which a payment was settled since the last call. */
  takePayments(): readonly string[];
  close(): void;
}

/** Listens for one account on behalf of one session, from the moment the promise resolves. */
export async function openEars(
  ports: ListeningPorts,
  holder: { readonly accountId: string; readonly sessionToken: string | undefined },
  signal: StreamSignal,
): Promise<Ears> {
  const { accountId, sessionToken } = holder;
  let wake: (() => void) | undefined;
  let woken = false;
  let mustLook = false;
  let reads: string[] = [];
  let payments: string[] = [];

  const rouse = () => {
    woken = true;
    wake?.();
    wake = undefined;
  };
  const look = () => {
    mustLook = true;
    rouse();
  };
  const hear = ({ kind, ids }: Event) => {
    const { with: other, advert } = ids;
    if (kind === 'read' && other !== undefined && !reads.includes(other)) reads.push(other);
    if (kind === 'payment' && advert !== undefined && !payments.includes(advert)) payments.push(advert);
    rouse();
  };
  const sessionLives = async () => {
    mustLook = false;
    return (await livingSession(ports, sessionToken))?.accountId === accountId;
  };

  const subscriptions = [signal.subscribe(look)];
  const close = () => {
    for (const unsubscribe of subscriptions.splice(0)) unsubscribe();
  };
  try {
    subscriptions.push(await ports.eventBus.subscribe(accountChannel(accountId), hear));
    const idHash = sessionHash(ports, sessionToken);
    if (idHash !== undefined) {
      subscriptions.push(await ports.eventBus.subscribe(sessionChannel(idHash), look));
    }
    // The session may have ended while nobody was listening for that.
    mustLook = true;
  } catch (error) {
    close();
    throw error;
  }

  return {
    async heard() {
      if (!woken && !mustLook) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      woken = false;
      return !signal.stopped && (!mustLook || (await sessionLives()));
    },
    takeReads() {
      const taken = reads;
      reads = [];
      return taken;
    },
    takePayments() {
      const taken = payments;
      payments = [];
      return taken;
    },
    close,
  };
}
