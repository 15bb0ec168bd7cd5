import type { Goods, Measure, Unit, WaysOfDelivery } from '../../core/entities/advert.ts';
import type { Random } from '../cli/random.ts';
import type { Offer } from './sample-herb.ts';

/** Words of a title, or else of a description, that tell the kind of goods; the first that occurs counts. */
const goodsByWord: readonly (readonly [RegExp, Goods])[] = [
  [/\boil\b/, 'oil'],
  [/powder/, 'powder'],
  [/seed|plants? with|to plant/, 'seeds'],
  [/fresh|fruits?\b/, 'fresh'],
  [/dried|dry\b/, 'dried'],
  [/honey|propolis|soap|resin|butter/, 'other'],
];

const unitByWord: readonly (readonly [RegExp, Unit])[] = [
  [/bunch|bundle/, 'bunch'],
  [/bottle/, 'bottle'],
  [/packet/, 'packet'],
  [/\btin\b/, 'tin'],
  [/sack|\bbag\b/, 'sack'],
  [/plants?\b|seedling/, 'plant'],
  [/piece|stick/, 'piece'],
  [/kilo/, 'kg'],
];

function firstFound<Kind>(words: readonly (readonly [RegExp, Kind])[], texts: readonly string[]) {
  for (const text of texts) {
    const [, kind] = words.find(([pattern]) => pattern.test(text)) ?? [];
    if (kind !== undefined) return kind;
  }
  return undefined;
}

function measureOf(texts: readonly string[]): Measure {
  const [, amount, symbol] = /\b([0-9]+) (g|kg|ml)\b/.exec(texts[0] ?? '') ?? [];
  if (amount !== undefined) return { quantity: Number(amount) * 1000, unit: symbol as Unit };
  const unit = firstFound(unitByWord, texts);
  return { quantity: unit && 1000, unit };
}

/** What an offer says of itself, as its seller would fill it in, and ways of delivery for about half of them. */
export function whatIsOffered(
  { title, description }: Offer,
  random: Random,
): Measure & WaysOfDelivery & { readonly goods: Goods | undefined } {
  const texts = [title.toLowerCase(), description.toLowerCase()];
  const says = random.chance(0.55);
  return {
    ...measureOf(texts),
    goods: firstFound(goodsByWord, texts),
    pickUp: says && random.chance(0.7),
    boda: says && random.chance(0.6),
    parcel: says && (/post|send|bus/.test(texts[1] ?? '') || random.chance(0.3)),
  };
}
