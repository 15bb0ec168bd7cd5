import { expect, test } from 'vitest';
import { buildForTest } from './build-for-test.ts';
import { partNameOf, splitBuild } from './split-build.ts';

const loader = () => null;
const parts = splitBuild(
  buildForTest({
    home: { loader },
    'robots.txt': { loader },
    'singleherb/:id': { loader },
    'singleherb/:id/like': { loader },
    '*': { loader },
  }),
);

test.each([
  ['/home', ['home', '*']],
  ['/HOME?after=a/b', ['home', '*']],
  ['/home.data?_routes=root', ['home', '*']],
  ['/home/', ['home', '*']],
  ['/singleherb//x', ['singleherb/:id', '*']],
  ['/robots.txt', ['robots.txt', '*']],
  ['/singleherb/ad_1', ['singleherb/:id', '*']],
  ['/singleherb/ad_1/like.data', ['singleherb/:id/like', '*']],
])(
  '%s is answered by the routes that begin with its first word and have as many, and those that vary',
  (url, ids) => {
    expect(Object.keys(parts.get(partNameOf(url) ?? '')?.routes ?? {})).toEqual(ids);
  },
);

test.each([
  '/',
  '/_root.data',
  '/elsewhere',
  '/home/nothing',
  '/%68ome',
  '//home',
  '/\\home',
  '/home/../robots.txt',
  '/./home',
])('%s is answered by the whole build', (url) => {
  expect(parts.has(partNameOf(url) ?? 'unread')).toBe(false);
});
