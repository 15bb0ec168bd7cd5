import type { Message } from '../entities/message.ts';
import type { Delivery } from '../ports/conversations.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { shownMessage } from './shown-message.ts';
import type { StreamEvent } from './stream-event.ts';
import { type StreamingPorts, type StreamRequest, streamEvents } from './stream-events.ts';
import type { StreamSignal } from './stream-signal.ts';

/**
 * Everything that happens to the viewer, live: messages of all conversations, what was read elsewhere, and payments.
 * Refusals are thrown before the first event.
 */
export async function* streamInbox(
  ports: StreamingPorts & Pick<Ports, 'profiles'>,
  viewer: Viewer,
  request: StreamRequest,
  signal: StreamSignal,
): AsyncGenerator<StreamEvent, void, void> {
  const { accountId, fullName } = requireReader(viewer);
  const { conversations } = ports;
  yield* streamEvents(ports, request, signal, {
    accountId,
    async status() {
      const { lastSequence, unread } = await conversations.accountState(accountId);
      return { lastId: lastSequence, unread };
    },
    async messages({ id, limit }) {
      const deliveries = await conversations.deliveries({ accountId, sequence: id, limit });
      const nameOf = await namesOfOthers(ports, accountId, deliveries);
      return deliveries.map(({ sequence, message, unread }) => ({
        kind: 'message',
        id: sequence,
        message: shownMessage(message, fullName, nameOf(message)),
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

/** The full names of those with whom the account writes about adverts. */
async function namesOfOthers(
  { profiles }: Pick<Ports, 'profiles'>,
  accountId: string,
  deliveries: readonly Pick<Delivery, 'message'>[],
): Promise<(message: Message) => string | undefined> {
  const otherId = ({ from, to }: Message) => (from === accountId ? to : from);
  const quoting = deliveries.filter(({ message }) => message.quotedAdvert !== undefined);
  const ids = new Set(quoting.map(({ message }) => otherId(message)));
  const found = ids.size === 0 ? [] : await profiles.byAccountIds([...ids]);
  const names = new Map(found.map((profile) => [profile.accountId, profile.fullName]));
  return (message) => names.get(otherId(message));
}
