import { announce } from '../accounts/announce.ts';
import { newUntil } from '../accounts/new-account.ts';
import { otherPerson } from '../accounts/other-person.ts';
import type { Message } from '../entities/message.ts';
import { mailDelay } from '../notifications/limits.ts';
import type { NewMessage } from '../ports/conversations.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { pushDelay } from '../pushes/limits.ts';
import { queuePushes } from '../pushes/queue-pushes.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { type CountingPorts, counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { askedBefore, isRecent } from './asked-before.ts';
import { composeMessage, type MessageForm, readMessageForm } from './compose-message.ts';
import { maxUnverifiedStarts, messageIdLength } from './limits.ts';
import { computedMessageId, isSendersMessageId } from './message-id.ts';
import { refuseBlocked } from './refuse-blocked.ts';
import { refuseNewcomer } from './refuse-newcomer.ts';
import { shownMessage } from './shown-message.ts';
import { chatLimits } from './throttling-limits.ts';

export type SendingPorts = CountingPorts &
  Pick<
    Ports,
    | 'transaction'
    | 'accounts'
    | 'profiles'
    | 'members'
    | 'conversations'
    | 'eventBus'
    | 'ids'
    | 'digests'
    | 'searchEngine'
  >;

/**
 * Sends somebody a message and notifies both sides: a text with or without pictures or pictures alone, a question about
 * an advert, an offer, or the answer to one.
 * Sending the same message again returns the same message.
 */
export async function sendMessage(
  ports: SendingPorts,
  viewer: Viewer,
  form: MessageForm,
): Promise<Message<Text | string>> {
  const user = requireUser(viewer);
  const other = await otherPerson(ports, user, form.with);
  const wish = readMessageForm(form);
  const id = isSendersMessageId(form.messageId) ? form.messageId : ports.ids.alphanumeric(messageIdLength);
  const draft = { id, from: user.accountId, to: other.id, sentAt: ports.clock.now() };
  const pair = { accountId: user.accountId, otherId: other.id };
  const { lastPosition } = await ports.conversations.state(pair);
  const first = chatLimits[user.emailVerified ? 'start-conversation' : 'start-unverified'];
  const act = lastPosition === 0 ? first : chatLimits['send-message'];
  const requester = { account: user.accountId, client: form.client };
  const delivering = counted(ports, act, requester, async (admission) => {
    const kept = await ports.transaction(async (stores) => {
      await refuseBlocked(stores, user.accountId, other.id);
      const said = await composeMessage(ports, stores, draft, wish, form.advertId);
      const asked = await askedBefore(stores, { ...draft, ...said });
      if (asked && isRecent(asked, draft.sentAt)) return { outcome: 'exists', message: asked } as const;
      const id = said.kind === 'question' ? questionId(ports, said, draft, asked) : draft.id;
      const kept = await addOnce(ports, stores, { ...draft, ...said, id });
      await stores.pictures.release(draft.from, keysOf(said));
      if (kept.outcome !== 'added') return kept;
      await refuseNewcomer(stores, kept.message);
      await mailIfUnread(stores, kept.message);
      await pushIfUnread(stores, kept.message);
      return kept;
    });
    if (kept.outcome !== 'added') await admission.giveBack();
    return kept.message;
  });
  const message = await delivering.catch(async (error: unknown) => {
    const confirmingHelps =
      act.name === 'start-unverified' && !(await newUntil(ports, user.accountId, ports.clock.now()));
    throw confirmingHelps ? askToVerify(error) : error;
  });
  for (const [accountId, otherId] of [
    [message.to, message.from],
    [message.from, message.to],
  ] as const) {
    await announce(ports, accountId, { kind: 'message', ids: { message: message.id, with: otherId } });
  }
  return shownMessage(message, user.fullName, other.fullName);
}

/** The same id for two taps, which may arrive at the same time; another id when the question is asked again later. */
function questionId(
  ports: Pick<Ports, 'digests'>,
  { quotedAdvert }: Pick<Message, 'quotedAdvert'>,
  { from }: Pick<Message, 'from'>,
  asked: Message | undefined,
): string {
  return computedMessageId(ports, ['question', from, quotedAdvert?.id, asked?.id]);
}

/** Schedules a check of the first unread message; a mail about it covers those that follow. */
async function mailIfUnread(
  stores: Pick<Stores, 'conversations' | 'outbox'>,
  { id, from: otherId, to: accountId, sentAt }: Message,
): Promise<void> {
  const { unread } = await stores.conversations.state({ accountId, otherId });
  if (unread.conversation > 1) return;
  const mailAt = new Date(sentAt.getTime() + mailDelay);
  await stores.outbox.add(`mail ${id}`, { kind: 'mail-unread', accountId, otherId }, mailAt);
}

/** Unlike the mail, each message is announced that finds its reader away; `sendPush` limits how often. */
async function pushIfUnread(
  stores: Pick<Stores, 'pushSubscriptions' | 'outbox'>,
  { from: otherId, to: accountId, sentAt }: Message,
): Promise<void> {
  const at = new Date(sentAt.getTime() + pushDelay);
  await queuePushes(stores, [{ accountId, about: { kind: 'conversation', otherId }, at }]);
}

/** Tells somebody with an unverified email that verifying it ends the wait. A new account would still have to wait. */
function askToVerify(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== 'too-many') return error;
  const text = texts.chats.verifyFirst({ people: maxUnverifiedStarts });
  return new DomainError('too-many', text, { message: text }, error.retryAfter);
}

/**
 * The same id with the same content is one message sent again. The same id with other content is a new message,
 * because a browser's Back returns to a form with its old id. The id of somebody else's message is refused.
 */
async function addOnce(
  ports: Pick<Ports, 'digests'>,
  stores: Pick<Stores, 'conversations'>,
  draft: NewMessage,
): Promise<Awaited<ReturnType<Stores['conversations']['add']>>> {
  const first = await stores.conversations.add(draft);
  if (first.outcome === 'added' || isSame(first.message, draft)) return first;
  if (first.outcome === 'answered') throw new DomainError('conflict', texts.offers.answeredAlready);
  const id = computedMessageId(ports, [draft.id, draft.to, draft.text, ...keysOf(draft)]);
  const second = first.message.from === draft.from ? await stores.conversations.add({ ...draft, id }) : first;
  if (second.outcome === 'added' || isSame(second.message, draft)) return second;
  throw new DomainError('conflict', texts.quickMessage.failed, { message: texts.quickMessage.failed });
}

function isSame(stored: Message, draft: NewMessage): boolean {
  return (
    stored.from === draft.from &&
    stored.to === draft.to &&
    stored.kind === draft.kind &&
    stored.text === draft.text &&
    keysOf(stored).join() === keysOf(draft).join()
  );
}

function keysOf({ pictures }: Pick<Message, 'pictures'>): readonly string[] {
  return pictures.map(({ key }) => key);
}
