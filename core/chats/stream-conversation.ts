import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { ChatEvent } from './chat-event.ts';
import { type ListeningPorts, openEars } from './ears.ts';
import { streamBatch } from './limits.ts';
import { otherPerson } from './other-person.ts';
import { parsePosition } from './position.ts';
import type { StreamRequest } from './stream-inbox.ts';
import type { StreamSignal } from './stream-signal.ts';

/** One conversation of the viewer, live; see `streamInbox`. The `id` of an event is the position of its message. */
export async function* streamConversation(
  ports: ListeningPorts & Pick<Ports, 'conversations' | 'profiles'>,
  viewer: Viewer,
  request: StreamRequest & { readonly with: string },
  signal: StreamSignal,
): AsyncGenerator<ChatEvent, void, void> {
  const user = requireUser(viewer);
  const other = await otherPerson(ports, user, request.with);
  const { accountId } = user;
  const { sessionToken } = request;
  const pair = { accountId, otherId: other.id };
  const ears = await openEars(ports, { accountId, sessionToken }, signal);
  try {
    const { lastPosition, unread } = await ports.conversations.state(pair);
    let position = Math.min(parsePosition(request.lastEventId) ?? lastPosition, lastPosition);
    yield { kind: 'start', id: String(position), unread: unread.conversation };
    while (await ears.heard()) {
      if (ears.takeReads().includes(other.id)) {
        yield { kind: 'read', with: other.id, unread: (await ports.conversations.state(pair)).unread };
      }
      let more = true;
      while (more && !signal.stopped) {
        const messages = await ports.conversations.after({ ...pair, position, limit: streamBatch });
        const { unread } = await ports.conversations.state(pair);
        for (const message of messages) {
          position = message.position;
          yield { kind: 'message', id: String(position), message, unread };
        }
        more = messages.length === streamBatch;
      }
    }
  } finally {
    ears.close();
  }
}
