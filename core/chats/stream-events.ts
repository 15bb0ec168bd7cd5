import { accountChannel } from '../accounts/announce.ts';
import { sessionChannel } from '../accounts/announce-session-end.ts';
import { livingSession } from '../accounts/living-session.ts';
import { type Event, missedEvents } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../shared/token.ts';
import { streamBatch } from './limits.ts';
import { parsePosition } from './position.ts';
import type { ChatMessageEvent, StreamEvent } from './stream-event.ts';
import type { StreamSignal } from './stream-signal.ts';

export type StreamingPorts = Pick<Ports, 'conversations' | 'eventBus' | 'sessions' | 'clock' | 'digests'>;

/** What every stream is told when it is opened. */
export interface StreamRequest {
  /** The session that it belongs to, and with which it ends. */
  readonly sessionToken: string | undefined;
  /** The `id` of the last event seen. Without it, or with what can't be one, the stream begins with what comes now. */
  readonly lastEventId: string | undefined;
}

/** What one stream tells of. */
interface StreamSource {
  readonly accountId: string;
  /** The last event there is, and how many messages are unread. */
  status(): Promise<{ readonly lastId: number; readonly unread: number }>;
  /** Oldest first: the messages after this event. */
  messages(query: { readonly id: number; readonly limit: number }): Promise<readonly ChatMessageEvent[]>;
  /** The event for anything else that happened to the account, if there is one. */
  tell(event: Event): Promise<StreamEvent | undefined>;
}

/**
 * First what came after `lastEventId`, then what comes: it is read from the store in order either way, so nothing is
 * missed and nothing comes twice.
 */
export async function* streamEvents(
  ports: StreamingPorts,
  { sessionToken, lastEventId }: StreamRequest,
  signal: StreamSignal,
  source: StreamSource,
): AsyncGenerator<StreamEvent, void, void> {
  const subscription = await subscribe(ports, { accountId: source.accountId, sessionToken }, signal);
  const start = async (after: number | undefined): Promise<StreamEvent & { readonly kind: 'start' }> => {
    const { lastId, unread } = await source.status();
    return { kind: 'start', id: Math.min(after ?? lastId, lastId), unread };
  };
  try {
    const first = await start(parsePosition(lastEventId));
    let { id } = first;
    yield first;
    while (await subscription.woken()) {
      for (const event of subscription.takeEvents()) {
        const told = event.kind === missedEvents.kind ? await start(id) : await source.tell(event);
        if (told !== undefined) yield told;
      }
      let more = true;
      while (more && !signal.stopped) {
        const messages = await source.messages({ id, limit: streamBatch });
        for (const message of messages) {
          id = message.id;
          yield message;
        }
        more = messages.length === streamBatch;
      }
    }
  } finally {
    subscription.end();
  }
}

/**
 * Listens for one account on behalf of one session, from the moment the promise resolves. Of messages it keeps only that
 * there may be some, and of anything else each event once: however slow the reader, it stays small.
 */
async function subscribe(
  ports: StreamingPorts,
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
