import { expect, it } from 'vitest';
import { leftOut } from '../entities/advert.ts';
import { inWords } from '../texts/text.ts';
import { gapsOf } from './gaps.ts';

const full = { ...leftOut, pictureCount: 2, unit: 'kg', quantity: 1000, pickUp: true } as const;
const photo = 'Add a second photo';
const delivery = 'Say how it reaches the buyer';

it.each([
  [{}, []],
  [{ pictureCount: 1 }, [photo]],
  [{ pickUp: false, parcel: true }, []],
  [{ pickUp: false, unit: undefined }, [delivery, 'Say what the price is for']],
  [{ pictureCount: 1, pickUp: false, unit: undefined }, [photo, delivery]],
] as const)('tells the seller of an advert with %j: %j', (changes, gaps) => {
  expect(gapsOf({ ...full, ...changes }).map((gap) => inWords(gap, 'en'))).toEqual(gaps);
});
