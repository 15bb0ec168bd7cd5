import type { AdvertFields } from '../entities/advert.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxGaps } from './limits.ts';

/** What an advert lacks that buyers ask for, in words for its seller: at most two things, what helps most first. */
export function gapsOf(
  advert: Pick<AdvertFields, 'unit' | 'pickUp' | 'boda' | 'parcel'> & { readonly pictureCount: number },
): readonly Text[] {
  const { photos, delivery, measure } = texts.advertPage.gaps;
  return [
    ...(advert.pictureCount === 1 ? [photos] : []),
    ...(advert.pickUp || advert.boda || advert.parcel ? [] : [delivery]),
    ...(advert.unit === undefined ? [measure] : []),
  ].slice(0, maxGaps);
}
