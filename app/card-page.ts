import type { Page } from '../core/adverts/advert.ts';
import type { CardAdvert } from './shown-adverts.ts';

/**
 * A page of adverts as one text. Remix would write and read it value by value, and for twenty cards that takes the server longer
 * than all their markup.
 */
export interface CardPage {
  readonly cards: string;
}

type Row = readonly unknown[];

/** The server uses what it has packed; a browser unpacks it once. */
const unpacked = new WeakMap<CardPage, Page<CardAdvert>>();

export function packCards(page: Page<CardAdvert>): CardPage {
  const names = [...new Set(page.items.flatMap((card) => Object.keys(card)))] as (keyof CardAdvert)[];
  const rows = page.items.map((card) => names.map((name) => plain(card[name])));
  const text = JSON.stringify([page.next, names, ...rows]);
  // The page has this text within two others, where three bytes would be spent on every quotation mark.
  const packed = { cards: text.replace(/~/g, '\\u007e').replace(/"/g, '~') };
  unpacked.set(packed, page);
  return packed;
}

/** A date as a number: writing dates would take longer than all the rest. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value;
}

export function unpackCards(packed: CardPage): Page<CardAdvert> {
  const known = unpacked.get(packed) ?? unpack(packed);
  unpacked.set(packed, known);
  return known;
}

function unpack({ cards }: CardPage): Page<CardAdvert> {
  const [next, names, ...rows]: [string | null, readonly string[], ...Row[]] = JSON.parse(
    cards.replace(/~/g, '"'),
  );
  const items = rows.map((row) => {
    const given = names.map((name, index) => [name, row[index] ?? undefined]);
    const card = Object.fromEntries(given) as CardAdvert;
    return { ...card, postedAt: new Date(card.postedAt) };
  });
  return { items, next: next ?? undefined };
}
