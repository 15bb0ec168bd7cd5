import { type Unit, units } from '../entities/advert.ts';
import { formatQuantity } from '../prices/measure-in-words.ts';
import type { Checked } from '../shared/checked.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxQuantity, minQuantity } from './limits.ts';

/**
 * What the price is for: both fields, or neither. A unit alone means one of it. Problems are by form field; a quantity
 * without a unit is one of the unit.
 */
export function parseMeasure({ quantity = '', unit = '' }: { quantity?: string; unit?: string }): {
  readonly quantity: Checked<number | undefined, Text>;
  readonly unit: Checked<Unit | undefined, Text>;
} {
  const typed = dropInvisible(quantity).trim();
  const name = unit.trim();
  const known = units.find((each) => each === name);
  if (name !== '' && known === undefined) {
    return {
      quantity: typed === '' ? none : parseQuantity(typed),
      unit: { ok: false, problem: texts.adverts.unitUnknown },
    };
  }
  if (known === undefined) {
    if (typed === '') return { quantity: none, unit: none };
    return { quantity: parseQuantity(typed), unit: { ok: false, problem: texts.adverts.unitMissing } };
  }
  return {
    quantity: typed === '' ? { ok: true, value: 1000 } : parseQuantity(typed),
    unit: { ok: true, value: known },
  };
}

const none = { ok: true, value: undefined } as const;

/** Digits, perhaps with commas or spaces between thousands, and perhaps a point with decimals. */
const number = /^(?<whole>[0-9]*|[1-9][0-9]{0,2}(?:[, \u00A0\u202F][0-9]{3})+)(?:\.(?<decimals>[0-9]+))?$/;

/** The thousandths in a text that is not empty. A comma separates thousands only before exactly three digits. */
function parseQuantity(typed: string): Checked<number, Text> {
  const { whole, decimals = '' } = number.exec(typed)?.groups ?? {};
  if (whole === undefined) return { ok: false, problem: problemOf(typed) };
  if (decimals.length > 3) return { ok: false, problem: texts.adverts.quantityTooFine };
  const thousandths = Number(whole.replace(/[^0-9]/g, '') + decimals.padEnd(3, '0'));
  if (thousandths < minQuantity) return { ok: false, problem: texts.adverts.quantityTooSmall };
  if (thousandths > maxQuantity) {
    return { ok: false, problem: texts.adverts.quantityTooLarge({ max: formatQuantity(maxQuantity) }) };
  }
  return { ok: true, value: thousandths };
}

/** Why this is not a quantity. */
function problemOf(typed: string): Text {
  if (/^[-−][0-9.,]+$/.test(typed)) return texts.adverts.quantityTooSmall;
  if (/^[0-9]{1,6},[0-9]{1,3}$/.test(typed))
    return texts.adverts.quantityWithComma({ number: typed.replace(',', '.') });
  return texts.adverts.quantityInvalid;
}
