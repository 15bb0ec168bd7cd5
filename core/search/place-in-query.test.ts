import { expect, it } from 'vitest';
import { placeInQuery } from './place-in-query.ts';

it.each([
  ['moringa gulu', 'Gulu', 'moringa'],
  ['Gulu', 'Gulu', ''],
  ['dried ginger in Fort Portal', 'Fort Portal', 'dried ginger'],
  ['fort portal, honey', 'Fort Portal', 'honey'],
  ['moringa Ntinda', 'Kampala', 'moringa'],
  ['moringa near Ntinda Kampala', 'Kampala', 'moringa'],
  ['honey Kisenyi Kampala', 'Kampala', 'honey'],
  ['Nng’áali from MUKONO', 'Mukono', 'Nng’áali'],
])('finds in %j the district %s', (query, district, rest) => {
  expect(placeInQuery(query)).toEqual({ district, rest });
});

it.each(['', 'moringa', 'gul', 'fort', 'honey Kisenyi', 'ginger in', 'constructor'])(
  'finds no place in %j',
  (query) => {
    expect(placeInQuery(query)).toBeUndefined();
  },
);
