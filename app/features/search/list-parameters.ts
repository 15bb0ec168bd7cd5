import { choiceParameters } from '../../../core/adverts/filter.ts';
import { readNear } from '../../../core/adverts/near.ts';

/** What a page with a list reads from its address, besides the cursor: see `sharedPage`. */
export const listParameters = {
  ...choiceParameters,
  near: (...values: readonly string[]) => readNear(values) !== undefined,
};
