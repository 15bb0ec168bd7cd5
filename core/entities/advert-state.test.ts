import { expect, test } from 'vitest';
import { type AdvertMove, type AdvertState, advertMoves, advertStates, canMove } from './advert-state.ts';

/** Who can bring an advert from the state of a row to that of a column. */
const ways: Readonly<Record<AdvertState, Readonly<Record<AdvertState, string>>>> = {
  live: { live: 'seller', sold: 'seller', ended: 'time,seller', hidden: 'seller,moderator,reports' },
  sold: { live: 'seller', sold: '', ended: '', hidden: 'seller,moderator,reports' },
  ended: { live: 'seller', sold: '', ended: '', hidden: 'seller,moderator' },
  hidden: { live: 'seller,moderator', sold: '', ended: '', hidden: '' },
};

test.each(advertStates.flatMap((from) => advertStates.map((to) => ({ from, to }))))(
  'only those who are allowed to can change an advert from $from to $to',
  ({ from, to }) => {
    const moves = (Object.keys(advertMoves) as AdvertMove[]).filter(
      (move) => advertMoves[move].to === to && canMove(from, move),
    );
    expect(moves.map((move) => advertMoves[move].by).join()).toBe(ways[from][to]);
  },
);
