import { requireReader } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { StreamEvent } from './stream-event.ts';
import { type StreamingPorts, type StreamRequest, streamEvents } from './stream-events.ts';
import type { StreamSignal } from './stream-signal.ts';

/**
 * Everything that happens to the viewer, live: messages of all conversations, what was read elsewhere, and payments.
 * Refusals are thrown before the first event.
 */
export async function* streamInbox(
  ports: StreamingPorts,
  viewer: Viewer,
  request: StreamRequest,
  signal: StreamSignal,
): AsyncGenerator<StreamEvent, void, void> {
  const { accountId } = requireReader(viewer);
  const { conversations } = ports;
  yield* streamEvents(ports, request, signal, {
    accountId,
    async status() {
      const { lastSequence, unread } = await conversations.accountState(accountId);
      return { lastId: lastSequence, unread };
    },
    async messages({ id, limit }) {
      const deliveries = await conversations.deliveries({ accountId, sequence: id, limit });
      return deliveries.map(({ sequence, message, unread }) => ({
        kind: 'message',
        id: sequence,
        message,
        unread,
      }));
    },
    async tell({ kind, ids: { with: otherId, advert } }) {
      if (kind === 'payment' && advert !== undefined) return { kind, advert };
      if (kind !== 'read' || otherId === undefined) return undefined;
      const { unread } = await conversations.state({ accountId, otherId });
      return { kind, with: otherId, unread };
    },
  });
}
