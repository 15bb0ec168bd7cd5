import { type Measure, units } from '../entities/advert.ts';
import { inWords, type Text, texts } from '../texts/text.ts';
import { unitPrice } from './unit-price.ts';

const pattern = /^UGX (?<shillings>[\d,]+)(?: per (?:(?<quantity>[\d,.]+) )?(?<name>[^\d].*))?$/;

/** The price that `unitPrice` says with these English words; undefined if there is none. */
export function readUnitPrice(words: string): Text | string | undefined {
  const { shillings = '', quantity = '1', name } = pattern.exec(words)?.groups ?? {};
  const price = unitPrice({ price: numberIn(shillings), ...measureOf(quantity, name) }, texts.units);
  const said = inWords(price, 'en');
  return said === words ? price : undefined;
}

function measureOf(quantity: string, name: string | undefined): Measure {
  const isName = (text: Text | undefined) => text !== undefined && inWords(text, 'en') === name;
  const unit = units.find((each) => isName(texts.units.one[each]) || isName(texts.units.many[each]));
  return { quantity: unit && Math.round(numberIn(quantity) * 1000), unit };
}

function numberIn(words: string): number {
  return Number(words.replaceAll(',', ''));
}
