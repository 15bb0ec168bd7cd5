import type { Advert } from '../core/adverts/advert.ts';
import { canMove } from '../core/adverts/advert-state.ts';
import { texts } from '../core/texts.ts';

/** A link, or a button that sends this. */
export interface OwnAct {
  readonly to: string;
  readonly words: string;
  /** What is to become of it; undefined: a link. */
  readonly sold?: 'true' | 'false' | undefined;
}

/** What a seller can do with an advert of theirs, beside deleting it. */
export function ownActs(
  { id, state }: Pick<Advert, 'id' | 'state'>,
  takesPayments: boolean,
): readonly OwnAct[] {
  const { markAsSold, makeAvailable } = texts.states;
  return [
    { to: `/update-herb/${id}`, words: 'Edit' },
    ...(canMove(state, 'mark as sold')
      ? [{ to: `/singleherb/${id}/sold`, words: markAsSold, sold: 'true' } as const]
      : []),
    ...(canMove(state, 'make available')
      ? [{ to: `/singleherb/${id}/sold`, words: makeAvailable, sold: 'false' } as const]
      : []),
    ...(state === 'live' && takesPayments ? [{ to: `/pay?ad=${id}`, words: 'Promote this advert' }] : []),
  ];
}
