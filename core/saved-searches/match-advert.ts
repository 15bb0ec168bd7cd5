import { notificationId } from '../entities/notification.ts';
import { tell } from '../notifications/tell.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { MatchTask, OutboxEntry } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import type { FoundSearch } from '../ports/saved-searches.ts';
import { searchInWords } from './search-in-words.ts';
import { keysOfAdvert } from './search-keys.ts';
import { foundBy, suitsSearch } from './suits-search.ts';

/** Saved searches per read. */
const perRead = 500;

/**
 * A task stops after notifying this many people, or after this many reads; a separate task does the rest, so that
 * other tasks get their turn in between.
 */
const enough = { told: 250, reads: 4 };

/**
 * Notifies people whose saved searches match a new advert, or one that now matches because it was changed. Nobody is
 * told twice about one advert, or about one that the search already found when they saved it.
 */
export async function matchAdvert(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  { id, task }: Pick<OutboxEntry<MatchTask>, 'id' | 'task'>,
): Promise<void> {
  const at = ports.clock.now();
  const idOfRest = ports.ids.alphanumeric(20);
  await runOnce(ports, { id }, async (stores) => {
    const { advertId, before, hiddenSince } = task;
    const advert = await stores.adverts.byId(advertId);
    if (advert?.state !== 'live') return;
    const now = foundBy(advert);
    const earlier = before && foundBy(before);
    const isNews = (search: FoundSearch) => {
      const savedAt = search.savedAt.getTime();
      if (search.muted || savedAt > task.at) return false;
      const couldSee = hiddenSince === undefined || savedAt < hiddenSince;
      return earlier === undefined || !couldSee || !suitsSearch(earlier, search);
    };
    const keys = keysOfAdvert(now, now.words);
    const news: FoundSearch[] = [];
    let { after } = task;
    for (let reads = 0; reads < enough.reads && news.length < enough.told; reads += 1) {
      const page = { keys, sellerId: advert.sellerId, after, limit: perRead };
      const searches = await stores.savedSearches.under(page);
      news.push(...searches.filter((search) => isNews(search) && suitsSearch(now, search)));
      const last = searches.length < perRead ? undefined : searches.at(-1);
      after = last && { key: last.key, id: last.id };
      if (after === undefined) break;
    }
    const notifications = news.map((search) => {
      const cause = { kind: 'match', advertId, search: searchInWords(search) } as const;
      return { accountId: search.accountId, id: notificationId(cause), at, cause };
    });
    await tell(stores, notifications, 'kept');
    if (after !== undefined) await stores.outbox.add(idOfRest, { ...task, after }, at);
  });
}
