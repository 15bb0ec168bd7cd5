import type { RecognisedHerb } from '../../../core/herbs/recognise-herb.ts';
import * as herbPageTexts from '../../../core/texts/herb-page.ts';
import { usuallyInWords } from './usual-price.server.ts';

/**
 * What sellers usually ask for this herb, for somebody who sets a price: for these goods, or for all together where too
 * few adverts of the kind say it. Empty where nothing can be said.
 */
export function priceAdvice(herb: RecognisedHerb | undefined, goods: string): string {
  const [ofAll, ...byKind] = herb?.usualPrices ?? [];
  const price = byKind.find((price) => price.goods === goods) ?? ofAll;
  return herb && price ? herbPageTexts.about({ herb: herb.name, usually: usuallyInWords(price) }) : '';
}
