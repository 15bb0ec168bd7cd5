import { type Goods, goodsKinds } from '../entities/advert.ts';
import type { Checked } from '../shared/checked.ts';
import { type Text, texts } from '../texts/text.ts';

/** The kind of goods of this name; undefined for an empty text, because the field is optional. */
export function parseGoods(chosen: string): Checked<Goods | undefined, Text> {
  const name = chosen.trim();
  if (name === '') return { ok: true, value: undefined };
  const goods = goodsKinds.find((kind) => kind === name);
  return goods === undefined
    ? { ok: false, problem: texts.adverts.goodsUnknown }
    : { ok: true, value: goods };
}
