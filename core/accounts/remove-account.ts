import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/** Few enough to be removed in one transaction without a noticeable delay. */
const perTransaction = 25;
const deliveriesPerTransaction = 500;
const followsPerTransaction = 500;
/** After this many transactions, other outbox tasks get their turn. */
const transactionsPerTurn = 20;

/**
 * Removes part of what belongs to an account that is being deleted, each kind through the store that counts it, and at
 * the end the account itself, which frees its email and username. Returns whether everything has been removed; until
 * then it must be called again. It may be interrupted anywhere and repeated. Messages stay with those who received or
 * sent them.
 */
export async function removeAccount(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids' | 'searchEngine'>,
  accountId: string,
): Promise<boolean> {
  for (let turn = 0; turn < transactionsPerTurn; turn += 1) {
    const removed = await ports.transaction((stores) => removeSome(ports, stores, accountId));
    if (removed > 0) continue;
    const sweepId = ports.ids.alphanumeric(20);
    return ports.transaction(async (stores) => {
      await stores.formKeys.removeOf(accountId);
      await stores.feedback.forgetAuthor(accountId);
      await stores.payments.forgetPayer(accountId);
      if (!(await stores.accounts.remove(accountId))) return false;
      await stores.outbox.add(sweepId, { kind: 'sweep-pictures' }, ports.clock.now());
      return true;
    });
  }
  return false;
}

/** Removes a batch of the first kind that has any left; returns how many. */
async function removeSome(
  ports: Pick<Ports, 'clock' | 'ids' | 'searchEngine'>,
  stores: Stores,
  accountId: string,
): Promise<number> {
  const query = { accountId, after: undefined, limit: perTransaction };
  const adverts = await stores.adverts.ofSeller(query);
  for (const { id } of adverts) {
    await stores.adverts.remove(id);
    await queueIndexing(ports, stores, { kind: 'index-advert', advertId: id });
  }
  if (adverts.length > 0) return adverts.length;

  const likes = await stores.likes.ofAccount(query);
  for (const { advertId, at } of likes) await stores.likes.set({ advertId, accountId, liked: false, at });
  if (likes.length > 0) return likes.length;

  const saves = await stores.saves.ofAccount(query);
  for (const { advertId, at } of saves) await stores.saves.set({ advertId, accountId, saved: false, at });
  if (saves.length > 0) return saves.length;

  const comments = await stores.comments.ofAuthor(query);
  for (const { id } of comments) await stores.comments.remove(id);
  if (comments.length > 0) return comments.length;

  const follows = await stores.follows.removeSome({ accountId, limit: followsPerTransaction });
  if (follows > 0) return follows;

  const holds = await stores.pictures.releaseAll(accountId);
  if (holds > 0) return holds;

  return stores.conversations.forgetDeliveries({ accountId, limit: deliveriesPerTransaction });
}
