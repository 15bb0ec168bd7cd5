import type { Profile, SellerFact } from '../entities/profile.ts';
import type { RatedAs, RatingCounts } from '../entities/rating.ts';
import { calendarMonth } from '../shared/time/calendar-day.ts';
import { type Text, texts } from '../texts/text.ts';

/** Facts that help people to trust somebody, in their order. */
export function sellerFacts(
  { createdAt, answers }: Pick<Profile, 'createdAt' | 'answers'>,
  counts: RatingCounts,
  /** In which roles others' recommendations matter to the reader. */
  roles: readonly RatedAs[] = ['seller', 'buyer'],
): readonly SellerFact<Text>[] {
  return [
    ...roles.flatMap((about) => {
      const { counted, recommending } = counts[about];
      return counted > 0
        ? [{ about, words: texts.ratings.recommend[about]({ count: recommending, total: counted }) }]
        : [];
    }),
    ...(answers === undefined ? [] : [{ about: 'answers' as const, words: texts.profile.answers[answers] }]),
    { about: 'since', words: texts.profile.memberSince({ month: calendarMonth(createdAt, texts.days) }) },
  ];
}

/** The same facts as words alone: parts of one line, after the number of adverts. */
export function inWords(facts: readonly SellerFact<Text>[]): readonly Text[] {
  return facts.map(({ words }) => words);
}
