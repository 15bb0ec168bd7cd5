import { describe, expect, it, test } from 'vitest';
import { addressOfData, keptAddress, surplusOf, surplusPhotos } from './kept-addresses.ts';

const at = (address: string) => new URL(address, 'https://herbs.example');

describe('what is kept', () => {
  it.each(['/', '/home', '/post', '/saved', '/saved?tab=waiting', '/chat?with=ac_1', '/singleherb/ad_1'])(
    'is %s',
    (address) => {
      expect(keptAddress(at(address))).toBe(address);
      expect(keptAddress(at(`${address}#comments`))).toBe(address);
    },
  );

  it.each([
    '/home?min=5',
    '/search?q=neem',
    '/saved?tab=sellers',
    '/messages',
    '/chat',
    '/chat?with=ac_1&before=3',
    '/chat/stream?with=ac_1',
    '/chat/media/chat0123-320.webp',
    '/events',
    '/singleherb/ad_1/contact',
    '/singleherb/ad_1?buyer=1',
    '/post/draft',
    '/login',
    '/logout',
    '/account',
    '/account/settings',
    '/account/data/download',
    '/pay?advert=ad_1',
    '/moderation',
    '/notifications',
    '/unsubscribe/token',
  ])('is not %s', (address) => {
    expect(keptAddress(at(address))).toBeUndefined();
  });

  it.each([
    ['/singleherb/ad_1.data', '/singleherb/ad_1'],
    ['/chat.data?with=ac_1&_routes=routes%2F_inbox.chat._index', '/chat?with=ac_1'],
    ['/home.data?_routes=root', '/home'],
    ['/home.data?after=cursor', undefined],
    ['/messages.data', undefined],
    ['/singleherb/ad_1', undefined],
  ])('is found by the data that script fetches: %s', (address, page) => {
    expect(addressOfData(at(address))).toBe(page);
  });
});

const numbered = (count: number, name: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => name(number + 1));

describe('what goes', () => {
  test('is the oldest of more than sixty adverts and of more than ten conversations', () => {
    const adverts = numbered(62, (number) => `/singleherb/ad_${number}`);
    const chats = numbered(11, (number) => `/chat?with=ac_${number}`);
    expect(surplusOf([...chats, '/home', ...adverts, '/post', '/saved'])).toEqual([
      '/singleherb/ad_1',
      '/singleherb/ad_2',
      '/chat?with=ac_1',
    ]);
    expect(surplusOf(adverts.slice(2))).toEqual([]);
  });

  test('is as many of the oldest photos as the others need room', () => {
    const photos = [
      ['oldest', 40],
      ['older', 5],
      ['newer', 50],
      ['newest', 50],
    ] as const;
    expect(surplusPhotos(photos, 145)).toEqual([]);
    expect(surplusPhotos(photos, 140)).toEqual(['oldest']);
    expect(surplusPhotos(photos, 104)).toEqual(['oldest', 'older']);
    expect(surplusPhotos(photos, 20)).toEqual(['oldest', 'older', 'newer', 'newest']);
  });
});
