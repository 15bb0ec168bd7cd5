import { groupDigits } from '../shared/text/shillings.ts';
import type * as countsTexts from '../texts/counts.ts';
import type { Text, Words } from '../texts/text.ts';

type CountWords<Said extends string | Text> = Words<typeof countsTexts, Said>;

/** "1 advert", "24 adverts"; above `max`, up to which adverts are counted: "1,000+ adverts". */
export function advertCount<Said extends string | Text>(
  count: number,
  { adverts, moreAdverts }: CountWords<Said>,
  max = Number.POSITIVE_INFINITY,
): Said {
  return count > max
    ? moreAdverts({ number: groupDigits(String(max)) })
    : adverts({ count, number: groupDigits(String(count)) });
}

/** "1 Post", "2 Posts". */
export function postCount<Said extends string | Text>(count: number, { posts }: CountWords<Said>): Said {
  return posts({ count, number: groupDigits(String(count)) });
}

/** "1 Like", "2 Likes". */
export function likeCount<Said extends string | Text>(count: number, { likes }: CountWords<Said>): Said {
  return likes({ count, number: groupDigits(String(count)) });
}
