import { phrase, plural } from './phrase.ts';

/** How many there are: `count` in digits that people read is `number`. */
export const adverts = plural('{number} advert', '{number} adverts');
/** "1,000+ adverts" */
export const moreAdverts = phrase('{number}+ adverts');
export const posts = plural('{number} Post', '{number} Posts');
export const likes = plural('{number} Like', '{number} Likes');
