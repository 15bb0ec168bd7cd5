import { notificationId } from '../notifications/notification.ts';
import { runOnce } from '../outbox/daily.ts';
import type { MatchTask, OutboxEntry } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import type { FoundSearch } from '../ports/saved-searches.ts';
import { searchInWords } from './search-in-words.ts';
import { keysOfAdvert } from './search-keys.ts';
import { foundBy, suitsSearch } from './suits-search.ts';

/** Searches compared in one task; the rest is a separate task, so that others get their turn in between. */
const atOnce = 500;

/**
 * Notifies people whose saved searches match a new advert, or one that now matches because it was changed. Nobody is
 * told twice about one advert, or about one that existed when they saved the search.
 */
export async function matchAdvert(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  { id, task }: Pick<OutboxEntry<MatchTask>, 'id' | 'task'>,
): Promise<void> {
  const at = ports.clock.now();
  const idOfRest = ports.ids.alphanumeric(20);
  await runOnce(ports, { id }, async (stores) => {
    const { advertId, before } = task;
    const advert = await stores.adverts.byId(advertId);
    if (advert?.state !== 'live') return;
    const now = foundBy(advert);
    const earlier = before && foundBy(before);
    const searches = await stores.savedSearches.under({
      keys: keysOfAdvert(now, now.words),
      sellerId: advert.sellerId,
      after: task.after,
      limit: atOnce,
    });
    const isNews = (search: FoundSearch) =>
      !search.muted &&
      search.savedAt <= advert.updatedAt &&
      (earlier === undefined || !suitsSearch(earlier, search));
    const notifications = searches
      .filter((search) => isNews(search) && suitsSearch(now, search))
      .map((search) => {
        const cause = { kind: 'match', advertId, search: searchInWords(search) } as const;
        return { accountId: search.accountId, id: notificationId(cause), at, cause };
      });
    await stores.notifications.add(notifications, 'kept');
    const last = searches.at(-1);
    if (searches.length < atOnce || last === undefined) return;
    const rest = { ...task, after: { key: last.key, id: last.id } };
    await stores.outbox.add(idOfRest, rest, at);
  });
}
