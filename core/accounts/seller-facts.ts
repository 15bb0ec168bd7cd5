import type { Profile } from '../entities/profile.ts';
import type { RatedAs, RatingCounts } from '../entities/rating.ts';
import { calendarMonth } from '../shared/time/calendar-day.ts';
import { texts } from '../texts/texts.ts';

/** Facts that help people to trust somebody, in words: parts of one line, after the number of adverts. */
export function sellerFacts(
  { createdAt, answers }: Pick<Profile, 'createdAt' | 'answers'>,
  counts: RatingCounts,
  /** In which roles others' recommendations matter to the reader. */
  roles: readonly RatedAs[] = ['seller', 'buyer'],
): readonly string[] {
  return [
    ...roles.flatMap((role) => {
      const { counted, recommending } = counts[role];
      return counted > 0 ? [texts.ratings.recommend[role](recommending, counted)] : [];
    }),
    ...(answers === undefined ? [] : [texts.profile.answers[answers]]),
    texts.profile.memberSince(calendarMonth(createdAt)),
  ];
}
