import { absentNames } from '../accounts/absent-names.ts';
import { hasEnded } from '../accounts/living-session.ts';
import type { Language } from '../entities/language.ts';
import { type MailChoice, usualMailChoices } from '../entities/mail-choices.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask, PushSubject } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import type { Push } from '../ports/push-sender.ts';
import type { Allowance } from '../ports/throttle.ts';
import { keptUndelivered, pushAllowances } from '../pushes/limits.ts';
import { outOfNight, untilNight } from '../pushes/night.ts';
import { tagOf } from '../pushes/queue-pushes.ts';
import { addresses } from '../shared/addresses.ts';
import { second } from '../shared/time/durations.ts';
import { inWords, type Text, texts } from '../texts/text.ts';
import { type KindOfNotification, kinds } from './kinds.ts';
import { textAndPath } from './text-and-path.ts';

type PushTask = OutboxTask & { readonly kind: 'send-push' };

type SendingPorts = Pick<
  Ports,
  | 'transaction'
  | 'sessions'
  | 'accounts'
  | 'members'
  | 'profiles'
  | 'conversations'
  | 'blocks'
  | 'notifications'
  | 'mailChoices'
  | 'pushSubscriptions'
  | 'pushSender'
  | 'throttle'
  | 'ids'
  | 'clock'
  | 'settings'
>;

/** What the worker in the browser reads; a worker that does not know the version says only that there is something new. */
interface PushedText {
  readonly version: 1;
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** A path of the site. */
  readonly path: string;
}

type Wanted = Pick<PushedText, 'path'> & {
  readonly body: Text;
  readonly urgency: Push['urgency'];
  readonly keptFor: number;
  readonly limits: readonly Allowance[];
};

/** Characters; the message that is handed over has at most 4 KB. */
const longestBody = 500;

/**
 * Tells a device about unread messages or a notification, in the language of its owner, if its session still lasts, its
 * owner wants to be told and has not read it meanwhile. News wait until the night is over. Rejects, to be run again, while
 * the push service is away.
 */
export async function sendPush(
  ports: SendingPorts,
  entry: Pick<OutboxEntry<PushTask>, 'id' | 'task'>,
): Promise<void> {
  const { sessionHash, about } = entry.task;
  const now = ports.clock.now();
  const subscription = await ports.pushSubscriptions.of(sessionHash);
  const session = await ports.sessions.byHash(sessionHash);
  if (subscription === undefined || session === undefined || hasEnded(session, now)) return;
  const { accountId, endpoint, siteKey } = subscription;
  const currentKey = await ports.pushSender.siteKey();
  if (currentKey === undefined) return;
  if (siteKey !== currentKey) return ports.pushSubscriptions.remove(sessionHash, endpoint);
  const at = outOfNight(now);
  if (about.kind === 'notification' && at > now) {
    const nextId = ports.ids.alphanumeric(20);
    return runOnce(ports, entry, (stores) => stores.outbox.add(nextId, entry.task, at));
  }
  const account = await ports.accounts.byId(accountId);
  const wanted = await wantedOf(ports, accountId, about, now);
  if (account === undefined || wanted === undefined) return;
  const limits = wanted.limits.map((limit) => ({ ...limit, key: `push ${sessionHash} ${limit.key}` }));
  if ((await ports.throttle.take(limits, now)) !== undefined) return;
  const outcome = await ports.pushSender.send(
    subscription,
    pushOf(ports.settings.siteName, account.language, about, wanted),
  );
  if (outcome === 'gone') await ports.pushSubscriptions.remove(sessionHash, endpoint);
  if (outcome !== 'later') return;
  await ports.throttle.giveBack(limits, now);
  throw new Error('The push service does not take it now.');
}

function pushOf(
  siteName: string,
  language: Language,
  about: PushSubject,
  { body, path, urgency, keptFor }: Wanted,
): Push {
  const tag = tagOf(about);
  const words = inWords(body, language);
  const characters = [...words];
  const shown = characters.length > longestBody ? `${characters.slice(0, longestBody).join('')}…` : words;
  const text: PushedText = { version: 1, title: siteName, body: shown, tag, path };
  return { text: JSON.stringify(text), urgency, ttl: Math.floor(keptFor / second), topic: tag };
}

/** Undefined if there is nothing to tell, or the account does not want to be told of it. */
async function wantedOf(
  ports: SendingPorts,
  accountId: string,
  about: PushSubject,
  now: Date,
): Promise<Wanted | undefined> {
  const choices = (await ports.mailChoices.of(accountId)) ?? usualMailChoices;
  const wants = (choice: MailChoice | 'always') => choice === 'always' || choices[choice];
  if (about.kind === 'conversation') {
    const { otherId } = about;
    const since = await ports.conversations.unreadSince({ accountId, otherId });
    if (since === undefined || !wants('messages') || (await ports.blocks.has(accountId, otherId)))
      return undefined;
    const profile = await ports.profiles.byAccountId(otherId);
    const name = profile?.fullName ?? (await absentNames(ports, [otherId]))(otherId);
    return {
      body: texts.letters.unread.subject({ name }),
      path: addresses.chatWith(otherId),
      urgency: 'high',
      keptFor: keptUndelivered,
      limits: [{ ...pushAllowances.conversation, key: `${tagOf(about)} ${since.getTime()}` }],
    };
  }
  const told = await ports.notifications.shown(accountId, about.id);
  if (told === undefined || told.read) return undefined;
  const kind: KindOfNotification = kinds[told.cause.kind];
  if (!wants(kind.pushedWith)) return undefined;
  const isDaily = kind.pushedWith === 'searches' || kind.pushedWith === 'sellers';
  return {
    body: textAndPath(told).text,
    path: addresses.notification(told.id),
    urgency: 'normal',
    // So that it does not arrive at night, when a phone is turned on.
    keptFor: untilNight(now),
    limits: [
      { ...pushAllowances.news, key: `${told.id} ${told.at.getTime()}` },
      { ...pushAllowances.all, key: 'news' },
      ...(isDaily ? [{ ...pushAllowances.daily, key: kind.pushedWith }] : []),
    ],
  };
}
