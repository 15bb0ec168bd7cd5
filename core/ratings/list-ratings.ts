import { absentNames } from '../accounts/absent-names.ts';
import type { Page } from '../entities/advert.ts';
import type { PublicProfile } from '../entities/profile.ts';
import type { RatingView } from '../entities/rating.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';
import { type Text, texts } from '../texts/text.ts';
import { ratingsAtFirst, ratingsPerPage } from './limits.ts';
import { joinedToCount } from './rating-counts.ts';

/** A rating in the list of a profile. */
export interface ShownRating extends Omit<RatingView, 'authorId' | 'returned' | 'recommends' | 'counts'> {
  /** The name shown for an author whose profile is gone; undefined for others. */
  readonly absent: Text | undefined;
  /** Whether the author recommends, in words. */
  readonly verdict: Text;
  /** Why the rating does not count, in words; undefined if it counts. */
  readonly uncounted: Text | undefined;
  /** Whether the viewer is the rated person and has not answered yet. */
  readonly answerable: boolean;
  /** Whether the viewer is the rated person and may rate the author for the same advert. */
  readonly returnable: boolean;
}

/** Ratings of a person, newest first; for everybody. `atFirst` is how many there are on the first page. */
export async function listRatings(
  ports: Pick<Ports, 'ratings' | 'members' | 'clock'>,
  viewer: Viewer,
  { id: aboutId, fullName, ratingCount }: Pick<PublicProfile, 'id' | 'fullName' | 'ratingCount'>,
  after?: string,
  atFirst = ratingsAtFirst,
): Promise<Page<ShownRating>> {
  if (ratingCount === 0) return { items: [], next: undefined };
  const own = viewerId(viewer) === aboutId;
  const cursor = parseCursor(after);
  const limit = cursor === undefined ? atFirst : ratingsPerPage;
  const found = await ports.ratings.page({
    aboutId,
    joinedBy: joinedToCount(ports.clock.now()),
    after: cursor,
    limit: limit + 1,
  });
  const absent = found.flatMap(({ author, authorId = [] }) => (author ? [] : authorId));
  const nameOf = await absentNames(ports, absent);
  const shown = found.map(({ authorId, returned, recommends, counts, advert, ...rating }) => ({
    ...rating,
    absent: rating.author ? undefined : nameOf(authorId),
    verdict: recommends ? texts.ratings.yes : texts.ratings.no,
    uncounted: counts === 'yes' ? undefined : whyUncounted(counts, rating.author !== undefined),
    // One of the two sold it.
    advert: withShownTitle(advert, fullName, rating.author?.fullName),
    answerable: own && rating.answer === undefined,
    returnable: own && rating.author !== undefined && !returned,
  }));
  return pageOf(shown, limit, ({ id, shownAt: at }) => ({ at, id }));
}

function whyUncounted(counts: 'newer' | 'no', isThere: boolean): Text {
  if (!isThere) return texts.ratings.authorGone;
  return counts === 'newer' ? texts.ratings.newerCounts : texts.ratings.authorNew;
}
