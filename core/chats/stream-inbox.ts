import { otherPerson } from '../accounts/other-person.ts';
import type { Delivery } from '../entities/conversation.ts';
import type { Message } from '../entities/message.ts';
import { type Event, missedEvents } from '../ports/event-bus.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { streamBatch } from './limits.ts';
import { listenToAccount } from './listen-to-account.ts';
import { parsePosition } from './position.ts';
import { shownMessage } from './shown-message.ts';
import type { StreamEvent } from './stream-event.ts';
import type { StreamSignal } from './stream-signal.ts';

type StreamingPorts = Pick<
  Ports,
  'conversations' | 'profiles' | 'members' | 'eventBus' | 'sessions' | 'clock' | 'digests'
>;

/** What every stream is told when it is opened. */
export interface StreamRequest {
  /** The session that it belongs to, and with which it ends. */
  readonly sessionToken: string | undefined;
  /** The `id` of the last event seen. Without it, or with what can't be one, the stream begins with what comes now. */
  readonly lastEventId: string | undefined;
  /** Account id of another person: only the messages of the conversation with them, and what is read of it. */
  readonly with?: string | undefined;
}

/**
 * Everything that happens to the viewer, live: messages of all conversations, what was read elsewhere, and payments.
 * First what came after `lastEventId`, then what comes: it is read from the store in order either way, so nothing is
 * missed and nothing comes twice. Refusals are thrown before the first event.
 */
export async function* streamInbox(
  ports: StreamingPorts,
  viewer: Viewer,
  request: StreamRequest,
  signal: StreamSignal,
): AsyncGenerator<StreamEvent<Text | string>, void, void> {
  const user = requireReader(viewer);
  const { accountId } = user;
  const only = request.with === undefined ? undefined : (await otherPerson(ports, user, request.with)).id;
  const scope = { accountId, only };
  const subscription = await listenToAccount(
    ports,
    { accountId, sessionToken: request.sessionToken },
    signal,
  );
  try {
    const first = await start(ports, scope, parsePosition(request.lastEventId));
    let { id } = first;
    yield first;
    while (await subscription.woken()) {
      for (const event of subscription.takeEvents()) {
        const told =
          event.kind === missedEvents.kind ? await start(ports, scope, id) : await tell(ports, scope, event);
        if (told !== undefined) yield told;
      }
      let more = true;
      while (more && !signal.stopped) {
        const deliveries = await ports.conversations.deliveries({
          accountId,
          sequence: id,
          limit: streamBatch,
        });
        const nameOf = await namesOfOthers(ports, accountId, deliveries);
        for (const delivery of deliveries) {
          const { message } = delivery;
          id = delivery.id;
          if (only !== undefined && only !== otherOf(message, accountId)) continue;
          yield {
            ...delivery,
            kind: 'message',
            message: shownMessage(message, user.fullName, nameOf(message)),
          };
        }
        more = deliveries.length === streamBatch;
      }
    }
  } finally {
    subscription.end();
  }
}

/** Whose stream it is, and with whom the only conversation is that it tells of. */
interface Scope {
  readonly accountId: string;
  readonly only: string | undefined;
}

/** Begins after this event, or with what comes now. */
async function start(
  ports: Pick<Ports, 'conversations'>,
  scope: Scope,
  after: number | undefined,
): Promise<StreamEvent & { readonly kind: 'start' }> {
  const { lastSequence, unread } = await stateOf(ports, scope);
  return { kind: 'start', id: Math.min(after ?? lastSequence, lastSequence), unread };
}

async function stateOf(
  { conversations }: Pick<Ports, 'conversations'>,
  { accountId, only }: Scope,
): Promise<{ readonly lastSequence: number; readonly unread: number }> {
  if (only === undefined) return conversations.accountState(accountId);
  const { lastSequence, unread } = await conversations.state({ accountId, otherId: only });
  return { lastSequence, unread: unread.conversation };
}

/** The event for anything that happened to the account besides messages, if it belongs in this stream. */
async function tell(
  { conversations }: Pick<Ports, 'conversations'>,
  { accountId, only }: Scope,
  { kind, ids: { with: otherId, advert } }: Event,
): Promise<StreamEvent | undefined> {
  if (kind === 'payment' && advert !== undefined && only === undefined) return { kind, advert };
  if (otherId === undefined || otherId !== (only ?? otherId)) return undefined;
  if (kind !== 'read' && kind !== 'seen') return undefined;
  const { unread, seenUpTo } = await conversations.state({ accountId, otherId });
  return kind === 'read' ? { kind, with: otherId, unread } : { kind, with: otherId, position: seenUpTo };
}

/** The full names of those with whom the account writes about adverts. */
async function namesOfOthers(
  { profiles }: Pick<Ports, 'profiles'>,
  accountId: string,
  deliveries: readonly Delivery[],
): Promise<(message: Message) => string | undefined> {
  const quoting = deliveries.filter(({ message }) => message.quotedAdvert !== undefined);
  const ids = new Set(quoting.map(({ message }) => otherOf(message, accountId)));
  const found = ids.size === 0 ? [] : await profiles.byAccountIds([...ids]);
  const names = new Map(found.map((profile) => [profile.accountId, profile.fullName]));
  return (message) => names.get(otherOf(message, accountId));
}

function otherOf({ from, to }: Message, accountId: string): string {
  return from === accountId ? to : from;
}
