import type { Profile } from '../entities/profile.ts';
import type { RatingCounts } from '../entities/rating.ts';
import { calendarMonth } from '../shared/time/calendar-day.ts';
import { texts } from '../texts/texts.ts';

/** Facts that help people to trust a seller, in words: parts of one line, after the number of adverts. */
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
