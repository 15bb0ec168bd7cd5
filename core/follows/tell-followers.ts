import { type Cause, type Notification, notificationId } from '../entities/notification.ts';
import { tell } from '../notifications/tell.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { FollowersTask, OutboxEntry } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { calendarDate } from '../shared/time/calendar-date.ts';

/** Few enough to be told in one transaction without a noticeable delay. */
const atOnce = 500;

/**
 * Tells the next of those who follow the seller of an advert that it is new, and adds a task for the rest. Everybody has
 * one notification a day about a seller: a later advert of the same day in Kampala joins it and makes it unread again.
 * Nobody is told who began to follow the seller later, or if the advert is hidden or gone meanwhile.
 */
export async function tellFollowers(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  entry: Pick<OutboxEntry<FollowersTask>, 'id' | 'task'>,
): Promise<void> {
  const { advertId, at, after } = entry.task;
  const [idOfRest, now] = [ports.ids.alphanumeric(20), ports.clock.now()];
  await runOnce(ports, entry, async (stores) => {
    const advert = await stores.adverts.byId(advertId);
    if (advert?.state !== 'live') return;
    const { sellerId } = advert;
    const shownAt = new Date(at);
    const cause = { kind: 'followed', advertId, sellerId, day: calendarDate(shownAt), adverts: 1 } as const;
    const id = notificationId(cause);
    const query = { sellerId, followedBy: shownAt, after, limit: atOnce };
    const accounts = await stores.follows.accountsToTell(query);
    const earlier = new Map(
      (await stores.notifications.withId(id, accounts)).map((told) => [told.accountId, told]),
    );
    await tell(
      stores,
      accounts.map((accountId) => joined({ accountId, id, at: shownAt, cause }, earlier.get(accountId))),
    );
    if (accounts.length < atOnce) return;
    await stores.outbox.add(idOfRest, { ...entry.task, after: accounts.at(-1) }, now);
  });
}

/** The notification with what an earlier one about the same seller and day said. */
function joined(
  told: Notification & { readonly cause: Cause & { readonly kind: 'followed' } },
  earlier: Notification | undefined,
): Notification {
  if (earlier?.cause.kind !== 'followed') return told;
  if (earlier.cause.advertId === told.cause.advertId) return earlier;
  const adverts = earlier.cause.adverts + 1;
  // Tasks may run in another order than the adverts were shown in.
  const cause = told.at < earlier.at ? earlier.cause : told.cause;
  // Only what is newer replaces a notification.
  const at = new Date(Math.max(told.at.getTime(), earlier.at.getTime() + 1));
  return { ...told, at, cause: { ...cause, adverts } };
}
