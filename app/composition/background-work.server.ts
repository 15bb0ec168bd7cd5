import type { Log } from '../../adapters/log.ts';
import type { Core } from '../../core/core.ts';
import type { OutboxFailure } from '../../core/outbox/run-tasks.ts';
import { outboxChannel } from '../../core/outbox/waking-dispatcher.ts';
import type { Ports } from '../../core/ports/ports.ts';

const outboxInterval = 5_000;

/** Milliseconds between searches for payments that are due; the gateway is asked about each payment much less often. */
const paymentCheckInterval = 10_000;

/** Milliseconds; a killed process loses the views of this time. */
const storeViewsInterval = 20_000;

/**
 * Milliseconds. Where browsers fetch pictures from the store, a hidden advert's pictures are out of reach within a
 * minute.
 */
const pictureMoveInterval = 20_000;
const housekeepingInterval = 60 * 60 * 1000;
const herbCountInterval = 10 * 60 * 1000;

interface BackgroundSite {
  readonly core: Core;
  readonly ports: Pick<Ports, 'eventBus'>;
  readonly log: Log;
  /** Counters since the site was opened. */
  readonly mailFailures: { failed: number; givenUp: number };
  closeMailer(): Promise<void>;
}

/**
 * Starts the background work: runs outbox tasks (soon after an event, and every few seconds for postponed ones), asks
 * gateways about payments that are due, stores views of adverts, moves the pictures of hidden adverts, counts the
 * adverts about each herb, and removes expired data once an hour. Returns a function that stops the work and resolves
 * when nothing is running any more.
 */
export async function startBackgroundWork({
  core,
  ports,
  log,
  mailFailures,
  closeMailer,
}: BackgroundSite): Promise<() => Promise<void>> {
  const mainQueue = createQueue(log);
  // A mail server that is silent may keep each of many mails waiting for minutes, and nothing else should wait for
  // that, nor for the push services of browsers.
  const mailQueue = createQueue(log);
  // Gateways may take minutes to answer about everything that is due, and no mail should wait for that.
  const paymentQueue = createQueue(log);
  // A store across a network may take minutes for many pictures.
  const pictureQueue = createQueue(log);
  const pushQueue = createQueue(log);
  const report = (failure: OutboxFailure) => {
    reportFailure(log, failure);
    if (failure.kind !== 'send-mail') return;
    mailFailures.failed += 1;
    if (failure.triedAgainAt === undefined) mailFailures.givenUp += 1;
  };
  const doOtherWork = () => core.dispatchOutbox(report, 'other work');
  const sendMails = () => core.dispatchOutbox(report, 'mails');
  const sendPushes = () => core.dispatchOutbox(report, 'pushes');
  const dispatch = () => {
    mainQueue.add(doOtherWork);
    mailQueue.add(sendMails);
    pushQueue.add(sendPushes);
  };
  const tidy = () => {
    mainQueue.add(core.ensureScheduled);
    mainQueue.add(core.removeExpired);
  };
  const unsubscribe = await ports.eventBus.subscribe(outboxChannel, dispatch);
  const keepHerbCounts = () => core.keepHerbCounts(() => new Promise(setImmediate));
  const countHerbs = () => mainQueue.add(keepHerbCounts);
  const storeViews = () => mainQueue.add(core.storeViews);
  const checkPayments = () => {
    if (paymentQueue.left === 0) paymentQueue.add(core.askAboutPayments);
  };
  const movePictures = () => {
    if (pictureQueue.left === 0) pictureQueue.add(core.placePictures);
  };
  const timers = [
    setInterval(dispatch, outboxInterval),
    setInterval(checkPayments, paymentCheckInterval),
    setInterval(storeViews, storeViewsInterval),
    setInterval(movePictures, pictureMoveInterval),
    setInterval(tidy, housekeepingInterval),
    setInterval(countHerbs, herbCountInterval),
  ];
  for (const timer of timers) timer.unref();
  dispatch();
  tidy();
  countHerbs();
  movePictures();
  return async () => {
    unsubscribe();
    for (const timer of timers) clearInterval(timer);
    storeViews();
    await Promise.all([
      closeMailer(),
      mainQueue.done(),
      mailQueue.done(),
      pushQueue.done(),
      paymentQueue.done(),
      pictureQueue.done(),
    ]);
  };
}

/**
 * Runs one job after another, whether or not each succeeds. A job that is already waiting is not added again: when
 * its turn comes, it does all that is due by then.
 */
function createQueue(log: Log) {
  const waiting = new Set<() => Promise<unknown>>();
  let running = Promise.resolve();
  let left = 0;
  return {
    /** Number of jobs that are running or waiting. */
    get left() {
      return left;
    },
    add(work: () => Promise<unknown>): void {
      if (waiting.has(work)) return;
      waiting.add(work);
      left += 1;
      running = running.then(async () => {
        waiting.delete(work);
        try {
          await work();
        } catch (error) {
          log.error({ err: error }, 'background work failed');
        }
        left -= 1;
      });
    },
    done: () => running,
  };
}

function reportFailure(log: Log, { taskId, kind, error, triedAgainAt }: OutboxFailure): void {
  const details = { taskId, kind, err: error };
  if (triedAgainAt === undefined) log.error(details, 'outbox task given up');
  else log.warn({ ...details, triedAgainAt }, 'outbox task failed; it will be retried');
}
