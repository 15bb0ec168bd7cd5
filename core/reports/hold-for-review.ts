import type { Stores } from '../ports/ports.ts';
import { newCase, type ReviewCase } from './review-case.ts';

/**
 * Puts something that was written hidden, because of what it claims, before the moderators; within the transaction that
 * writes it. `text` says which words were held back and why: its writer and the moderators read it.
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
  await stores.reviewCases.save({
    ...found,
    open: true,
    openedAt: found.open ? found.openedAt : at,
    hiding: { by: 'claims', reasons: [], text, at },
    review: { text: '', at },
  });
}
