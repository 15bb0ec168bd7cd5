import { expect, it } from 'vitest';
import * as counts from '../texts/counts.ts';
import { advertCount, likeCount, postCount } from './counts.ts';

it.each([
  [0, '0 Posts', '0 Likes'],
  [1, '1 Post', '1 Like'],
  [2, '2 Posts', '2 Likes'],
  [21, '21 Posts', '21 Likes'],
  [1_234, '1,234 Posts', '1,234 Likes'],
])('counts %d as %j and %j', (count, posts, likes) => {
  expect(postCount(count, counts)).toBe(posts);
  expect(likeCount(count, counts)).toBe(likes);
});

it('counts adverts up to a limit, if there is one', () => {
  expect(advertCount(1, counts)).toBe('1 advert');
  expect(advertCount(1_234, counts)).toBe('1,234 adverts');
  expect(advertCount(1_001, counts, 1_000)).toBe('1,000+ adverts');
});
