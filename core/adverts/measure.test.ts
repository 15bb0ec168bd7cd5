import { describe, expect, it } from 'vitest';
import { units } from '../entities/advert.ts';
import { formatQuantity } from '../prices/measure-in-words.ts';
import { texts } from '../texts/text.ts';
import { parseMeasure } from './measure.ts';

const { adverts } = texts;
const tooLarge = adverts.quantityTooLarge({ max: '100,000' });

describe('parseMeasure', () => {
  it.each([
    ['1', 1000],
    ['250', 250_000],
    ['0.25', 250],
    ['.5', 500],
    ['1.500', 1500],
    ['0.001', 1],
    ['100000', 100_000_000],
    ['100,000', 100_000_000],
    ['2,500', 2_500_000],
    ['2 500.75', 2_500_750],
    ['007', 7000],
    [' 3\u200b ', 3000],
    ['', 1000],
  ])('reads %j kg as %d thousandths', (quantity, value) => {
    expect(parseMeasure({ quantity, unit: 'kg' })).toEqual({
      quantity: { ok: true, value },
      unit: { ok: true, value: 'kg' },
    });
  });

  it.each([
    ['1,5', adverts.quantityWithComma({ number: '1.5' })],
    ['0,250', adverts.quantityWithComma({ number: '0.250' })],
    ['-3', adverts.quantityTooSmall],
    ['−3', adverts.quantityTooSmall],
    ['0', adverts.quantityTooSmall],
    ['0.000', adverts.quantityTooSmall],
    ['0.0005', adverts.quantityTooFine],
    ['1.5000', adverts.quantityTooFine],
    ['100000.001', tooLarge],
    ['9'.repeat(5000), tooLarge],
    ['1e9', adverts.quantityInvalid],
    ['.', adverts.quantityInvalid],
    ['1.', adverts.quantityInvalid],
    ['250 g', adverts.quantityInvalid],
    ['1/2', adverts.quantityInvalid],
    ['1,5,5', adverts.quantityInvalid],
    ['NaN', adverts.quantityInvalid],
    ['0x10', adverts.quantityInvalid],
    ['٣', adverts.quantityInvalid],
  ])('refuses %j kg', (quantity, problem) => {
    expect(parseMeasure({ quantity, unit: 'kg' }).quantity).toEqual({ ok: false, problem });
  });

  it.each(units)('knows the unit %s', (unit) => {
    expect(parseMeasure({ unit: ` ${unit} ` }).unit).toEqual({ ok: true, value: unit });
  });

  it('needs neither a quantity nor a unit', () => {
    const none = { ok: true, value: undefined };
    expect(parseMeasure({})).toEqual({ quantity: none, unit: none });
    expect(parseMeasure({ quantity: ' ', unit: ' ' })).toEqual({ quantity: none, unit: none });
  });

  it('needs a unit for a quantity, and one from the list', () => {
    expect(parseMeasure({ quantity: '3' }).unit).toEqual({ ok: false, problem: adverts.unitMissing });
    for (const unit of ['pound', 'KG', 'constructor', '__proto__']) {
      expect(parseMeasure({ unit }).unit).toEqual({ ok: false, problem: adverts.unitUnknown });
    }
    expect(parseMeasure({ quantity: 'x', unit: 'pound' })).toMatchObject({
      quantity: { problem: adverts.quantityInvalid },
      unit: { problem: adverts.unitUnknown },
    });
  });
});

it.each([
  [1000, '1'],
  [1, '0.001'],
  [250, '0.25'],
  [100_000_000, '100,000'],
  [2_500_100, '2,500.1'],
])('writes %d thousandths as %j, which reads back the same', (thousandths, words) => {
  expect(formatQuantity(thousandths)).toBe(words);
  expect(parseMeasure({ quantity: words, unit: 'g' }).quantity).toEqual({ ok: true, value: thousandths });
});
