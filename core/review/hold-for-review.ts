import { heldOf, newCase, type ReviewCase } from '../entities/review-case.ts';
import type { SearchedFields } from '../entities/saved-search.ts';
import type { Stores } from '../ports/ports.ts';
import type { Text } from '../texts/text.ts';

/**
 * Opens a case for something that was stored hidden for its claims, within the transaction that writes it. `text`
 * says which words were held back and why, for the writer and the moderators; `before` is the advert before the
 * change.
 */
export async function holdForReview(
  stores: Pick<Stores, 'reviewCases'>,
  {
    subject,
    writerId,
    text,
    at,
    before,
  }: Pick<ReviewCase, 'subject' | 'writerId'> & {
    readonly text: Text;
    readonly at: Date;
    readonly before?: SearchedFields | undefined;
  },
): Promise<void> {
  const found = (await stores.reviewCases.lock(subject)) ?? newCase(subject, writerId, at);
  const { hiding } = found;
  const held = (hiding && heldOf(hiding)) ?? { at: hiding?.at ?? at, before };
  await stores.reviewCases.save({
    ...found,
    open: true,
    openedAt: found.open ? found.openedAt : at,
    hiding: { by: 'claims', reasons: [], text, at, held },
    review: { text: '', at },
  });
}
