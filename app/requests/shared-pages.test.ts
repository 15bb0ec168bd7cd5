import { expect, test } from 'vitest';
import * as index from '../routes/_index.tsx';
import * as herb from '../routes/herbs.$slug.tsx';
import * as home from '../routes/home.tsx';
import * as search from '../routes/search.tsx';
import * as advert from '../routes/singleherb.$id._index.tsx';
import * as profile from '../routes/user.$userId.tsx';

const listCursor = 'k1x2y3-0-m5j7ovsv-ad_1';
const cursor = 'm5j7ovsv-ad_1';

test.each([
  ['/', index, 'sort=evil&district=Nowhere&min=&max=+&after=x'],
  ['/home', home, `sort=Liked&district=kampala&after=${cursor}`],
  ['/home', home, 'near=kampala'],
  ['/search', search, 'near=Gulu&near=Kampala'],
  ['/search', search, 'q=&sort=toString'],
  ['/herbs/neem', herb, 'sort=&after=-'],
  ['/singleherb/1', advert, 'photo=0&comments=a'],
  ['/singleherb/1', advert, 'photo=01'],
  ['/singleherb/1', advert, 'photo=9'],
  ['/user/1', profile, 'after=x&ratings=y'],
])('the page at %s knows nothing of %s%s', (_path, { loader }, query) => {
  expect(String(loader.known(new URLSearchParams(query)))).toBe('');
});

test.each([
  ['/', index, `district=Kampala&min=5k&max=100000&sort=cheapest&after=${listCursor}`],
  ['/home', home, 'min=1,5&max=abc'],
  ['/home', home, 'near='],
  ['/herbs/neem', herb, 'near=Fort Portal&sort=nearest'],
  ['/search', search, `q=neem tea&sort=newest&after=${listCursor}`],
  ['/herbs/neem', herb, `sort=dearest&after=${listCursor}`],
  ['/singleherb/1', advert, `photo=8&comments=${cursor}`],
  ['/user/1', profile, `after=${cursor}&ratings=${cursor}`],
])('the page at %s knows all of what it is asked: %s%s', (_path, { loader }, query) => {
  const asked = new URLSearchParams(query);
  const known = loader.known(asked);
  known.sort();
  asked.sort();
  expect(String(known)).toBe(String(asked));
});
