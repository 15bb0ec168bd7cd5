import type { Stores } from '../ports/ports.ts';
import { heldSince, newCase, type ReviewCase } from './review-case.ts';

/**
 * Queues something for moderators that was stored hidden because of its claims, within the transaction that writes it.
 * `text` says which words were held back and why, for its writer and the moderators.
 */
export async function holdForReview(
  stores: Pick<Stores, 'reviewCases'>,
  {
    subject,
    writerId,
    text,
    at,
  }: Pick<ReviewCase, 'subject' | 'writerId'> & { readonly text: string; readonly at: Date },
): Promise<void> {
  const found = (await stores.reviewCases.lock(subject)) ?? newCase(subject, writerId, at);
  const since = found.hiding && (heldSince(found.hiding) ?? found.hiding.at);
  await stores.reviewCases.save({
    ...found,
    open: true,
    openedAt: found.open ? found.openedAt : at,
    hiding: { by: 'claims', reasons: [], text, at, held: { at: since ?? at } },
    review: { text: '', at },
  });
}
