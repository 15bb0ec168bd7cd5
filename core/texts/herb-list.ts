import { phrase } from './phrase.ts';
export const onOffer = (herbs: number) =>
  `${herbs === 1 ? '1 herb is' : `${herbs} herbs are`} on offer today. Any name in any language finds them.`;
export const find = 'Find a herb';
export const findHint = 'Mululuza, labwori, bitter leaf';
export const letters = 'Letters';
export const noneNamed = phrase('No herb on offer has a name like “{words}”.');
