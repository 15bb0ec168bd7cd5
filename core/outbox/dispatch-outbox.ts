import { mailResetLink } from '../accounts/mail-reset-link.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { timeAnswers } from '../accounts/time-answers.ts';
import { endAdverts } from '../adverts/end-adverts.ts';
import { compactSomeWords } from '../indexing/compact-words.ts';
import { indexSomeWords } from '../indexing/index-words.ts';
import { updateSearchedCopy } from '../indexing/update-searched-copy.ts';
import { openMail } from '../mails/queue-mail.ts';
import { notificationsKeptFor } from '../notifications/limits.ts';
import { mailComments } from '../notifications/mail-comments.ts';
import { beginDigests, mailDigests } from '../notifications/mail-digests.ts';
import { mailUnread } from '../notifications/mail-unread.ts';
import { tellPriceDrop } from '../notifications/tell-price-drop.ts';
import { addNarrowCopies } from '../pictures/add-narrow-copies.ts';
import { hashPictures } from '../pictures/hash-pictures.ts';
import { sweepOrphans } from '../pictures/sweep-orphans.ts';
import type { OutboxEntry, OutboxPart, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { showRating } from '../ratings/publish-rating.ts';
import { reportsKeptFor } from '../reports/limits.ts';
import { findKnownPhotos } from '../review/find-known-photos.ts';
import { keySearches } from '../saved-searches/key-searches.ts';
import { matchAdvert } from '../saved-searches/match-advert.ts';
import { day, hour, minute, second } from '../shared/time/durations.ts';
import { beginDaily, forgetOld, runOnce } from './daily.ts';

type DispatchingPorts = Pick<
  Ports,
  | 'outbox'
  | 'mailer'
  | 'sealer'
  | 'transaction'
  | 'accounts'
  | 'throttle'
  | 'adverts'
  | 'profiles'
  | 'pictures'
  | 'photoStore'
  | 'pictureEncoder'
  | 'searchEngine'
  | 'searchIndex'
  | 'searchSource'
  | 'clock'
  | 'ids'
  | 'digests'
  | 'settings'
  | 'notifications'
  | 'reports'
>;

const batchSize = 20;
const lease = 10 * minute;
const firstDelay = 10 * second;
const longestDelay = hour;
/** A search engine that has come back should not wait an hour for what it missed. */
const longestIndexDelay = minute;
const maxReasonLength = 500;
const longestWait = 3 * day;

/** What happened to a task that failed. */
export interface OutboxFailure {
  readonly taskId: string;
  readonly kind: OutboxTask['kind'];
  readonly error: unknown;
  /** Undefined: it was given up and deleted. */
  readonly triedAgainAt: Date | undefined;
}

/** Retrying would not help. */
class Hopeless extends Error {
  override readonly name = 'Hopeless';
}

/**
 * Runs every outbox task that is due, or those of one part; returns how many were done. A task that fails is retried
 * later, each time after twice as long up to an hour (for the search engine a minute), and does not hold up others. A
 * mail is given up after three days, and at once if it was encrypted with a secret that no longer exists; other tasks
 * are retried for as long as it takes. `report` is called for every failure.
 */
export async function dispatchOutbox(
  ports: DispatchingPorts,
  report: (failure: OutboxFailure) => void = () => undefined,
  part?: OutboxPart,
): Promise<number> {
  let done = 0;
  let taken: number;
  do {
    const now = ports.clock.now();
    const leaseUntil = new Date(now.getTime() + lease);
    const entries = await ports.outbox.take({ now, leaseUntil, limit: batchSize, part });
    const run = createRunner(ports, entries);
    const failures = await Promise.all(entries.map((entry) => dispatch(ports, entry, run)));
    for (const failure of failures) {
      if (failure === undefined) done += 1;
      else report(failure);
    }
    taken = entries.length;
  } while (taken > 0);
  return done;
}

async function dispatch(
  ports: DispatchingPorts,
  entry: OutboxEntry,
  run: (entry: OutboxEntry) => Promise<void>,
): Promise<OutboxFailure | undefined> {
  const { id: taskId, task, attempts } = entry;
  try {
    await run(entry);
  } catch (error) {
    const failure = { taskId, kind: task.kind, error };
    if (error instanceof Hopeless || (task.kind === 'send-mail' && attempts + 1 >= maxMailAttempts)) {
      await ports.outbox.finish(taskId);
      return { ...failure, triedAgainAt: undefined };
    }
    const reason = String(error).slice(0, maxReasonLength);
    const triedAgainAt = new Date(
      ports.clock.now().getTime() + delayAfter(attempts, longestDelayOf(task.kind)),
    );
    await ports.outbox.postpone(taskId, triedAgainAt, reason);
    return { ...failure, triedAgainAt };
  }
  await ports.outbox.finish(taskId);
  return undefined;
}

/**
 * Runs the tasks of one batch. One sweep serves all tasks that ask for one, and one request to the search engine covers
 * all changes: all were queued before the batch began.
 */
function createRunner(
  ports: DispatchingPorts,
  entries: readonly OutboxEntry[],
): (entry: OutboxEntry) => Promise<void> {
  const { searchEngine: engine, searchSource: source } = ports;
  let sweep: Promise<void> | undefined;
  let adverts: Promise<void> | undefined;
  let profiles: Promise<void> | undefined;
  return ({ id, task }) => {
    switch (task.kind) {
      case 'send-mail':
        return sendMail(ports, task);
      case 'mail-reset-link':
        return answerResetRequest(ports, task.sealed);
      case 'sweep-pictures':
        sweep ??= sweepOrphans(ports);
        return sweep;
      case 'index-advert':
        adverts ??= engine && updateSearchedCopy(source.adverts, engine.adverts, advertIds(entries));
        return adverts ?? Promise.resolve();
      case 'index-profile':
        profiles ??= engine && updateSearchedCopy(source.profiles, engine.profiles, accountIds(entries));
        return profiles ?? Promise.resolve();
      case 'delete-account':
        return inParts(ports, { id, task }, removeAccount(ports, task.accountId));
      case 'find-herbs':
        return indexSome(ports, { id, task });
      case 'key-searches':
        return keySearches(ports, { id, task });
      case 'begin-compaction':
        return beginDaily(ports, { id, task }, { kind: 'compact-words' });
      case 'compact-words':
        return inParts(ports, { id, task }, compactSomeWords(ports));
      case 'add-narrow-copies':
        return inParts(ports, { id, task }, addNarrowCopies(ports));
      case 'hash-pictures':
        return inParts(ports, { id, task }, hashPictures(ports));
      case 'find-known-photos':
        return findKnownPhotos(ports, { task });
      case 'match-advert':
        return matchAdvert(ports, { id, task });
      case 'mail-unread':
        return mailUnread(ports, { id, task });
      case 'mail-comments':
        return mailComments(ports, { id, task });
      case 'tell-price-drop':
        return tellPriceDrop(ports, { id, task });
      case 'show-rating':
        return showRating(ports, { id, task });
      case 'begin-digests':
        return beginDigests(ports, { id, task });
      case 'mail-digests':
        return mailDigests(ports, { id, task });
      case 'begin-ends':
        return beginDaily(ports, { id, task }, { kind: 'end-adverts' });
      case 'end-adverts':
        return endAdverts(ports, { id, task });
      case 'begin-answers':
        return beginDaily(ports, { id, task }, { kind: 'time-answers' });
      case 'time-answers':
        return timeAnswers(ports, { id, task });
      case 'forget-notifications':
        return forgetOld(ports, { id, task }, ports.notifications, notificationsKeptFor);
      case 'forget-reports':
        return forgetOld(ports, { id, task }, ports.reports, reportsKeptFor);
    }
  };
}

function advertIds(entries: readonly OutboxEntry[]): readonly string[] {
  const ids = entries.flatMap(({ task }) => (task.kind === 'index-advert' ? [task.advertId] : []));
  return [...new Set(ids)];
}

function accountIds(entries: readonly OutboxEntry[]): readonly string[] {
  const ids = entries.flatMap(({ task }) => (task.kind === 'index-profile' ? [task.accountId] : []));
  return [...new Set(ids)];
}

type Entry<Task extends OutboxTask = OutboxTask> = Pick<OutboxEntry<Task>, 'id' | 'task'>;

async function inParts(ports: DispatchingPorts, entry: Entry, isLast: Promise<boolean>): Promise<void> {
  if (!(await isLast)) await goOn(ports, entry, entry.task);
}

async function indexSome(
  ports: DispatchingPorts,
  entry: Entry<OutboxTask & { readonly kind: 'find-herbs' }>,
): Promise<void> {
  const place = await indexSomeWords(ports, entry.task);
  await goOn(
    ports,
    entry,
    place === undefined ? { kind: 'compact-words' } : { kind: 'find-herbs', ...place },
  );
}

/**
 * The rest is a separate task, so that others get their turn in between. It takes the place of this one at once: a
 * process that is killed in between would leave both, and each would go on to the end.
 */
async function goOn(ports: DispatchingPorts, entry: Entry, next: OutboxTask): Promise<void> {
  const [id, now] = [ports.ids.alphanumeric(20), ports.clock.now()];
  await runOnce(ports, entry, (stores) => stores.outbox.add(id, next, now));
}

async function sendMail(
  ports: DispatchingPorts,
  task: OutboxTask & { readonly kind: 'send-mail' },
): Promise<void> {
  const mail = openMail(ports, task);
  if (mail === undefined)
    throw new Hopeless('The mail was encrypted with a session secret that is no longer listed.');
  await ports.mailer.send(mail);
}

async function answerResetRequest(ports: DispatchingPorts, sealed: string): Promise<void> {
  if (await mailResetLink(ports, sealed)) return;
  throw new Hopeless('The request was encrypted with a session secret that is no longer listed.');
}

function longestDelayOf(kind: OutboxTask['kind']): number {
  return kind === 'index-advert' || kind === 'index-profile' ? longestIndexDelay : longestDelay;
}

function delayAfter(attempts: number, longest: number): number {
  return Math.min(longest, firstDelay * 2 ** attempts);
}

/** As many as fit before the delays between them add up to `longestWait`. */
function attemptsWithin(longest: number): number {
  let attempts = 1;
  for (let waited = 0; waited < longest; attempts += 1) {
    waited += delayAfter(attempts - 1, longestDelay);
  }
  return attempts;
}

const maxMailAttempts = attemptsWithin(longestWait);
