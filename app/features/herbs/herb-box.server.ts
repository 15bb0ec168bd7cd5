import type { RecognisedHerb } from '../../../core/herbs/recognise-herb.ts';
import type { ShownHerb } from './herb-box.tsx';
import { usuallyInWords } from './usual-price.server.ts';

/** With the usual price of one kind of goods if there is one, which says more than that of all. */
export function shownHerb({ slug, name, otherNames, picture, usualPrices }: RecognisedHerb): ShownHerb {
  const [ofAll, ofOneKind = ofAll] = usualPrices;
  return {
    slug,
    name,
    otherNames: otherNames.join(' · '),
    usually: ofOneKind && usuallyInWords(ofOneKind),
    picture: picture && { key: picture.key, width: picture.width, height: picture.height },
  };
}
