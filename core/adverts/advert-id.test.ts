import { describe, expect, it } from 'vitest';
import { advertId, isAdvertId } from '../shared/advert-id.ts';

describe('advertId', () => {
  it('is ad_ and the epoch milliseconds', () => {
    expect(advertId(new Date(1_738_328_709_123))).toBe('ad_1738328709123');
  });

  it('moves to the next millisecond when one is taken', () => {
    expect(advertId(new Date(1_738_328_709_999), 1)).toBe('ad_1738328710000');
  });
});

describe('isAdvertId', () => {
  it.each(['ad_1738328709123', 'ad_0'])('accepts %j', (text) => {
    expect(isAdvertId(text)).toBe(true);
  });

  it.each([
    '',
    'ad_',
    '1738328709123',
    'ad_1x',
    'ad_-1',
    'ad_1\u0000',
    'ad_1\n',
    'AD_1',
    'ad_٣',
    `ad_${'1'.repeat(16)}`,
  ])('rejects %j', (text) => {
    expect(isAdvertId(text)).toBe(false);
  });
});
