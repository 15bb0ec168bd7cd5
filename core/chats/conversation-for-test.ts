import type { Message } from '../entities/message.ts';
import type { Ports } from '../ports/ports.ts';
import type { User, Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { sendMessage } from './send-message.ts';
import type { StreamEvent } from './stream-event.ts';

type Told = StreamEvent<Text | string>;

/** Sends a message under a new id. */
export function say(ports: Ports, from: Viewer, to: User, message: string): Promise<Message<Text | string>> {
  return sendMessage(ports, from, { with: to.accountId, message, messageId: ports.ids.alphanumeric(30) });
}

/** The next events of a stream that has at least this many. */
export async function take(
  stream: AsyncGenerator<Told, void, void>,
  count: number,
): Promise<readonly Told[]> {
  const events: Told[] = [];
  while (events.length < count) {
    const { value, done } = await stream.next();
    if (done === true) throw new Error(`The stream ended after ${events.length} of ${count} events.`);
    events.push(value);
  }
  return events;
}

export function textsOf(events: readonly Told[]): readonly (Text | string)[] {
  return events.flatMap((event) => (event.kind === 'message' ? [event.message.text] : []));
}
