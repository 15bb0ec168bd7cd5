import { texts } from '../texts.ts';
import { calendarMonth } from '../time/calendar-day.ts';
import type { Profile } from './profile.ts';

/**
 * What helps people to trust a seller, as finished texts: parts of one line beside the name, after how much they sell.
 */
export function sellerFacts({
  createdAt,
  ratingCount,
  recommendCount,
  answers,
}: Pick<Profile, 'createdAt' | 'ratingCount' | 'recommendCount' | 'answers'>): readonly string[] {
  return [
    ...(ratingCount > 0 ? [texts.ratings.recommend(recommendCount, ratingCount)] : []),
    ...(answers === undefined ? [] : [texts.profile.answers[answers]]),
    texts.profile.memberSince(calendarMonth(createdAt)),
  ];
}
