import type { Profile } from '../entities/profile.ts';
import type { RatingCounts } from '../entities/rating.ts';
import { calendarMonth } from '../shared/time/calendar-day.ts';
import { texts } from '../texts/texts.ts';

/**
 * What helps people to trust a seller, as finished texts: parts of one line beside the name, after how much they sell.
 */
export function sellerFacts(
  { createdAt, answers }: Pick<Profile, 'createdAt' | 'answers'>,
  { counted, recommending }: RatingCounts,
): readonly string[] {
  return [
    ...(counted > 0 ? [texts.ratings.recommend(recommending, counted)] : []),
    ...(answers === undefined ? [] : [texts.profile.answers[answers]]),
    texts.profile.memberSince(calendarMonth(createdAt)),
  ];
}
