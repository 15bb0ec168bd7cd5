import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { ChatEvent } from './chat-event.ts';
import { type ListeningPorts, openEars } from './ears.ts';
import { streamBatch } from './limits.ts';
import { parsePosition } from './position.ts';
import type { StreamSignal } from './stream-signal.ts';

/** What every stream is told when it is opened. */
export interface StreamRequest {
  /** The session on whose behalf it runs, and with which it ends. */
  readonly sessionToken: string | undefined;
  /** The `id` of the last event seen. Without it, or with what can't be one, the stream begins with what comes now. */
  readonly lastEventId: string | undefined;
}

/**
 * Everything that happens to the viewer, live: messages of all conversations, and what was read elsewhere. First what
 * came after `lastEventId`, then what comes: it is read from the store in order either way, so nothing is missed and
 * nothing comes twice. Refusals are thrown before the first event.
 */
export async function* streamInbox(
  ports: ListeningPorts & Pick<Ports, 'conversations'>,
  viewer: Viewer,
  request: StreamRequest,
  signal: StreamSignal,
): AsyncGenerator<ChatEvent, void, void> {
  const { accountId } = requireUser(viewer);
  const { sessionToken } = request;
  const ears = await openEars(ports, { accountId, sessionToken }, signal);
  try {
    const { lastSequence, unread } = await ports.conversations.accountState(accountId);
    let sequence = Math.min(parsePosition(request.lastEventId) ?? lastSequence, lastSequence);
    yield { kind: 'start', id: String(sequence), unread };
    while (await ears.heard()) {
      for (const otherId of ears.takeReads()) {
        const state = await ports.conversations.state({ accountId, otherId });
        yield { kind: 'read', with: otherId, unread: state.unread };
      }
      for (const advert of ears.takePayments()) yield { kind: 'payment', advert };
      let more = true;
      while (more && !signal.stopped) {
        const query = { accountId, sequence, limit: streamBatch };
        const deliveries = await ports.conversations.deliveries(query);
        for (const { message, unread, ...delivery } of deliveries) {
          sequence = delivery.sequence;
          yield { kind: 'message', id: String(sequence), message, unread };
        }
        more = deliveries.length === streamBatch;
      }
    }
  } finally {
    ears.close();
  }
}
