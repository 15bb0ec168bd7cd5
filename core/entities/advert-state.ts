/**
 * live: shown to everybody. sold: marked as sold on its page, and in no list. ended: its period is over, and only its
 * seller sees its content. hidden: only its seller sees it, because a moderator or reports have hidden it, or because
 * it has waited for a moderator since it was posted.
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
  'end early': { by: 'seller', from: ['live'], to: 'ended' },
  // The seller has saved a text that must be reviewed.
  hold: { by: 'seller', from: ['live', 'sold', 'ended'], to: 'hidden' },
  // The seller has removed the text for which the advert was held.
  release: { by: 'seller', from: ['hidden'], to: 'live' },
  hide: { by: 'moderator', from: ['live', 'sold', 'ended'], to: 'hidden' },
  // An advert that others cannot open cannot be reported either.
  'hide for reports': { by: 'reports', from: ['live', 'sold'], to: 'hidden' },
  // Live whatever the state before: the seller can mark the advert as sold again, and an advert past its end ends.
  restore: { by: 'moderator', from: ['hidden'], to: 'live' },
} as const satisfies Readonly<Record<string, Move>>;

export type AdvertMove = keyof typeof advertMoves;

export function canMove(from: AdvertState, move: AdvertMove): boolean {
  const { from: states }: Move = advertMoves[move];
  return states.includes(from);
}
