/**
 * live: shown to everybody. sold: its page says so, and it is in no list. ended: its time is over, and only its seller
 * sees what it said. hidden: only its seller sees it, because it was hidden by a moderator or by reports, or has been
 * waiting for a moderator from the start.
 */
export const advertStates = ['live', 'sold', 'ended', 'hidden'] as const;
export type AdvertState = (typeof advertStates)[number];

interface Move {
  readonly by: 'seller' | 'time' | 'reports' | 'moderator';
  readonly from: readonly AdvertState[];
  readonly to: AdvertState;
}

/** Every possible change of state. */
export const advertMoves = {
  'mark as sold': { by: 'seller', from: ['live'], to: 'sold' },
  'make available': { by: 'seller', from: ['sold'], to: 'live' },
  renew: { by: 'seller', from: ['live', 'ended'], to: 'live' },
  // A sold advert stays sold, however old it is.
  end: { by: 'time', from: ['live'], to: 'ended' },
  // What its seller sends for review.
  hold: { by: 'seller', from: ['live', 'sold', 'ended'], to: 'hidden' },
  // When it no longer says what it was held for.
  release: { by: 'seller', from: ['hidden'], to: 'live' },
  hide: { by: 'moderator', from: ['live', 'sold', 'ended'], to: 'hidden' },
  // What others cannot open cannot be reported either.
  'hide for reports': { by: 'reports', from: ['live', 'sold'], to: 'hidden' },
  // Whatever it was before: its seller can mark it as sold again, and it ends if its time is over.
  restore: { by: 'moderator', from: ['hidden'], to: 'live' },
} as const satisfies Readonly<Record<string, Move>>;

export type AdvertMove = keyof typeof advertMoves;

export function canMove(from: AdvertState, move: AdvertMove): boolean {
  const { from: states }: Move = advertMoves[move];
  return states.includes(from);
}
