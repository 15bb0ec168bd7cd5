import { groupDigits } from './price.ts';

/** "1 Post", "2 Posts". */
export function postCount(count: number): string {
  return `${groupDigits(String(count))} ${count === 1 ? 'Post' : 'Posts'}`;
}

/** "1 Like", "2 Likes". */
export function likeCount(count: number): string {
  return `${groupDigits(String(count))} ${count === 1 ? 'Like' : 'Likes'}`;
}
