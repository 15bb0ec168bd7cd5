import { phrase } from './phrase.ts';

/** The names of the units: of one or a part of one. */
export const one = {
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  litre: 'litre',
  piece: 'piece',
  bunch: 'bunch',
  plant: 'plant',
  packet: 'packet',
  bottle: 'bottle',
  tin: 'tin',
  sack: 'sack',
} as const;
/** The names of more than one, where they differ. Apart, because a form does not need them. */
export const many: Readonly<Partial<Record<keyof typeof one, string>>> = {
  litre: 'litres',
  piece: 'pieces',
  bunch: 'bunches',
  plant: 'plants',
  packet: 'packets',
  bottle: 'bottles',
  tin: 'tins',
  sack: 'sacks',
};
/** "250 g", "3 bunches" */
export const measured = phrase('{quantity} {unit}');
export const per = phrase('per {amount}');
/** "UGX 8,000 per 250 g" */
export const priced = phrase('{price} per {amount}');
