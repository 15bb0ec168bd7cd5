import { phrase, plural } from './phrase.ts';
export const onOffer = plural(
  '1 herb is on offer today. Any name in any language finds them.',
  '{count} herbs are on offer today. Any name in any language finds them.',
);
export const find = 'Find a herb';
export const findHint = 'Mululuza, labwori, bitter leaf';
export const letters = 'Letters';
export const noneNamed = phrase('No herb on offer has a name like “{words}”.');
export const heading = 'Herbs';
export const findButton = 'Find';
export const searchAdverts = 'Search all adverts';
