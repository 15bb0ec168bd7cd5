import { describe, expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { parsePrice } from './parse-price.ts';

describe('parsePrice', () => {
  it.each([
    ['1', 1],
    ['25000', 25_000],
    ['1,000', 1_000],
    ['25 000', 25_000],
    ['5.000', 5_000],
    ['5\u00a0000', 5_000],
    ['5\u202f000', 5_000],
    ['2,500,050', 2_500_050],
    ['1,234 567', 1_234_567],
    ['1.234,567', 1_234_567],
    ['  7,500  ', 7_500],
    ['007', 7],
    ['25k', 25_000],
    ['2,5k', 2_500],
    ['2.5k', 2_500],
    ['2,25K', 2_250],
    ['0.5k', 500],
    ['2,500k', 2_500_000],
    ['1,250.5k', 1_250_500],
    ['1,500 000K', 1_500_000_000],
    ['UGX 5,000', 5_000],
    ['ugx5000', 5_000],
    ['shs 5000', 5_000],
    ['sh 5000', 5_000],
    ['Shs 2,5k', 2_500],
    ['5,000/=', 5_000],
    ['UGX 5,000 /=', 5_000],
    ['9,999,999,999', 9_999_999_999],
    ['\u202d5,000\u202c\u200b', 5_000],
  ])('reads %j as %d shillings', (typed, price) => {
    expect(parsePrice(typed)).toEqual({ ok: true, value: price });
  });

  const tooHigh = texts.adverts.priceTooHigh({ max: 'UGX 9,999,999,999' });

  it.each([
    ['', texts.advertForm.priceMissing],
    [' ', texts.advertForm.priceMissing],
    ['\u200b', texts.advertForm.priceMissing],
    [',', texts.adverts.priceInvalid],
    [',5', texts.adverts.priceInvalid],
    ['5,', texts.adverts.priceInvalid],
    ['-5', texts.adverts.priceInvalid],
    ['+5', texts.adverts.priceInvalid],
    ['1.5', texts.adverts.priceInvalid],
    ['1,5', texts.adverts.priceInvalid],
    ['1,00', texts.adverts.priceInvalid],
    ['25,0000', texts.adverts.priceInvalid],
    ['25000.50', texts.adverts.priceInvalid],
    ['25,000.00', texts.adverts.priceInvalid],
    ['25000,000', texts.adverts.priceInvalid],
    ['2,50,000', texts.adverts.priceInvalid],
    ['5, 000', texts.adverts.priceInvalid],
    ['5,,000', texts.adverts.priceInvalid],
    ['0.500k', texts.adverts.priceInvalid],
    ['2,5000k', texts.adverts.priceInvalid],
    ['k', texts.adverts.priceInvalid],
    ['.5k', texts.adverts.priceInvalid],
    ['5 k', texts.adverts.priceInvalid],
    ['5k5', texts.adverts.priceInvalid],
    ['1e3', texts.adverts.priceInvalid],
    ['0x10', texts.adverts.priceInvalid],
    ['٣', texts.adverts.priceInvalid],
    ['５００', texts.adverts.priceInvalid],
    ['five', texts.adverts.priceInvalid],
    ['UGX', texts.adverts.priceInvalid],
    ['/=', texts.adverts.priceInvalid],
    ['USD 500', texts.adverts.priceInvalid],
    ['5,000 to 6,000', texts.adverts.priceInvalid],
    ['0', texts.adverts.priceTooLow],
    ['0k', texts.adverts.priceTooLow],
    ['10,000,000,000', tooHigh],
    ['10,000,000k', tooHigh],
    ['1234567890123456', tooHigh],
    ['9'.repeat(400), tooHigh],
  ])('refuses %j', (typed, problem) => {
    expect(parsePrice(typed)).toEqual({ ok: false, problem });
  });
});
