import { DomainError } from '../errors.ts';
import { mailDelay } from '../notifications/limits.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import { texts } from '../texts.ts';
import { counted } from '../throttling/admit.ts';
import type { Viewer } from '../viewer.ts';
import { announce } from './announce.ts';
import { maxUnverifiedStarts, messageIdLength } from './limits.ts';
import type { Message } from './message.ts';
import { isMessageId } from './message-id.ts';
import { otherPerson } from './other-person.ts';
import { parseMessage } from './parse-message.ts';
import { quoteAdvert } from './quote-advert.ts';

interface MessageForm {
  /** Account id of the other person. */
  readonly with: string;
  readonly message: string;
  /** Made by the sender, new for every message, the same when it is sent again. */
  readonly messageId: string;
  /** The advert that the message quotes, if it is one of the other person's. */
  readonly advertId?: string | undefined;
  /** The address that asks, for what is counted by it. */
  readonly client?: string | undefined;
}

/**
 * Writes to somebody, for the first time or again, and tells both sides. Sending the same message again answers the same
 * message.
 */
export async function sendMessage(
  ports: Pick<
    Ports,
    | 'transaction'
    | 'profiles'
    | 'conversations'
    | 'eventBus'
    | 'throttle'
    | 'securityLog'
    | 'clock'
    | 'ids'
    | 'digests'
  >,
  viewer: Viewer,
  form: MessageForm,
): Promise<Message> {
  const user = requireUser(viewer);
  const other = await otherPerson(ports, user, form.with);
  const text = parseMessage(form.message);
  if (!text.ok) throw new DomainError('invalid', text.problem, { message: text.problem });

  const id = isMessageId(form.messageId) ? form.messageId : ports.ids.alphanumeric(messageIdLength);
  const draft = { id, from: user.accountId, to: other.id, text: text.value, sentAt: ports.clock.now() };
  const pair = { accountId: user.accountId, otherId: other.id };
  const { lastPosition } = await ports.conversations.state(pair);
  const first = user.emailVerified ? 'start-conversation' : 'start-unverified';
  const act = lastPosition === 0 ? first : 'send-message';
  const requester = { account: user.accountId, client: form.client };
  const delivering = counted(ports, act, requester, async (admission) => {
    const kept = await ports.transaction(async (stores) => {
      await refuseBlocked(stores, user.accountId, other.id);
      const quotedAdvert = await quoteAdvert(stores, other.id, form.advertId);
      const kept = await addOnce(ports, stores, { ...draft, quotedAdvert });
      if (kept.outcome === 'added') await mailIfUnread(stores, kept.message);
      return kept;
    });
    if (kept.outcome === 'exists') await admission.giveBack();
    return kept.message;
  });
  const message = await delivering.catch((error: unknown) => {
    throw act === 'start-unverified' ? askToVerify(error) : error;
  });
  for (const [accountId, otherId] of [
    [message.to, message.from],
    [message.from, message.to],
  ] as const) {
    await announce(ports, accountId, { kind: 'message', ids: { message: message.id, with: otherId } });
  }
  return message;
}

/** A first unread message is looked at again after a while; those that follow it are told of along with it. */
async function mailIfUnread(
  stores: Pick<Stores, 'conversations' | 'outbox'>,
  { id, from: otherId, to: accountId, sentAt }: Message,
): Promise<void> {
  const { unread } = await stores.conversations.state({ accountId, otherId });
  if (unread.conversation > 1) return;
  const mailAt = new Date(sentAt.getTime() + mailDelay);
  await stores.outbox.add(`mail ${id}`, { kind: 'mail-unread', accountId, otherId }, mailAt);
}

/** Confirming the email ends this wait, so that is what the person is told. */
function askToVerify(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== 'too-many') return error;
  const text = texts.chats.verifyFirst(maxUnverifiedStarts);
  return new DomainError('too-many', text, { message: text }, error.retryAfter);
}

async function refuseBlocked(stores: Pick<Stores, 'blocks'>, from: string, to: string): Promise<void> {
  const refuse = (text: string) => new DomainError('conflict', text, { message: text });
  if (await stores.blocks.has(to, from)) throw refuse(texts.chats.notDelivered);
  if (await stores.blocks.has(from, to)) throw refuse(texts.chats.unblockFirst);
}

/**
 * The same id with the same content is one message sent again. With other content it is a new message: a browser's
 * Back brings a form with its old id. The id of a message that somebody else wrote is refused.
 */
async function addOnce(
  ports: Pick<Ports, 'digests'>,
  stores: Pick<Stores, 'conversations'>,
  draft: Omit<Message, 'position'>,
): Promise<Awaited<ReturnType<Stores['conversations']['add']>>> {
  const first = await stores.conversations.add(draft);
  if (first.outcome === 'added' || isSame(first.message, draft)) return first;
  const content = JSON.stringify([draft.id, draft.to, draft.text]);
  const id = ports.digests.sha256(content).slice(0, messageIdLength);
  const second = first.message.from === draft.from ? await stores.conversations.add({ ...draft, id }) : first;
  if (second.outcome === 'added' || isSame(second.message, draft)) return second;
  throw new DomainError('conflict', texts.chats.failed, { message: texts.chats.failed });
}

function isSame(stored: Message, draft: Omit<Message, 'position'>): boolean {
  return stored.from === draft.from && stored.to === draft.to && stored.text === draft.text;
}
