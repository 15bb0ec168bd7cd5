import { expect, it } from 'vitest';
import { likeCount, postCount } from './counts.ts';

it.each([
  [0, '0 Posts', '0 Likes'],
  [1, '1 Post', '1 Like'],
  [2, '2 Posts', '2 Likes'],
  [21, '21 Posts', '21 Likes'],
  [1_234, '1,234 Posts', '1,234 Likes'],
])('counts %d as %j and %j', (count, posts, likes) => {
  expect(postCount(count)).toBe(posts);
  expect(likeCount(count)).toBe(likes);
});
