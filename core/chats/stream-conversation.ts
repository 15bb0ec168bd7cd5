import { otherPerson } from '../accounts/other-person.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownMessage } from './shown-message.ts';
import type { StreamEvent } from './stream-event.ts';
import { type StreamingPorts, type StreamRequest, streamEvents } from './stream-events.ts';
import type { StreamSignal } from './stream-signal.ts';

/** One conversation of the viewer, live; see `streamInbox`. The `id` of an event is the position of its message. */
export async function* streamConversation(
  ports: StreamingPorts & Pick<Ports, 'profiles' | 'members'>,
  viewer: Viewer,
  request: StreamRequest & { readonly with: string },
  signal: StreamSignal,
): AsyncGenerator<StreamEvent, void, void> {
  const user = requireReader(viewer);
  const { id: otherId, fullName: otherName } = await otherPerson(ports, user, request.with);
  const { accountId, fullName } = user;
  const { conversations } = ports;
  const pair = { accountId, otherId };
  yield* streamEvents(ports, request, signal, {
    accountId,
    async status() {
      const { lastPosition, unread } = await conversations.state(pair);
      return { lastId: lastPosition, unread: unread.conversation };
    },
    async messages({ id, limit }) {
      const messages = await conversations.after({ ...pair, position: id, limit });
      if (messages.length === 0) return [];
      const { unread } = await conversations.state(pair);
      return messages.map((message) => ({
        kind: 'message',
        id: message.position,
        message: shownMessage(message, fullName, otherName),
        unread,
      }));
    },
    async tell({ kind, ids }) {
      if (kind !== 'read' || ids['with'] !== otherId) return undefined;
      return { kind, with: otherId, unread: (await conversations.state(pair)).unread };
    },
  });
}
