import { groupDigits } from '../shared/text/shillings.ts';

/** "1 advert", "24 adverts"; above `max`, up to which adverts are counted: "1,000+ adverts". */
export function advertCount(count: number, max = Number.POSITIVE_INFINITY): string {
  if (count > max) return `${groupDigits(String(max))}+ adverts`;
  return `${groupDigits(String(count))} ${count === 1 ? 'advert' : 'adverts'}`;
}

/** "1 Post", "2 Posts". */
export function postCount(count: number): string {
  return `${groupDigits(String(count))} ${count === 1 ? 'Post' : 'Posts'}`;
}

/** "1 Like", "2 Likes". */
export function likeCount(count: number): string {
  return `${groupDigits(String(count))} ${count === 1 ? 'Like' : 'Likes'}`;
}
