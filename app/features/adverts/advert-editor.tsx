import { maxDescriptionLength, maxTitleLength } from '../../../core/adverts/limits.ts';
import { formatQuantity } from '../../../core/adverts/measure.ts';
import type { AdvertFields, advertFormFields } from '../../../core/entities/advert.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import { groupDigits } from '../../../core/shared/text/shillings.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import { useClaims } from '../../ui/forms/claims.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ApprovalFields } from './approval-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { PriceField } from './price-field.tsx';

/** The values that the form shows for an existing advert. */
export function advertFieldValues(
  advert: AdvertFields,
): Readonly<Record<(typeof advertFormFields)[number], string | undefined>> {
  return {
    herbtitle: advert.title,
    description: advert.description,
    goods: advert.goods,
    price: groupDigits(String(advert.price)),
    quantity: advert.quantity === undefined ? undefined : formatQuantity(advert.quantity),
    unit: advert.unit,
    pickUp: advert.pickUp ? 'on' : undefined,
    boda: advert.boda ? 'on' : undefined,
    parcel: advert.parcel ? 'on' : undefined,
    selectedDistrict: advert.district,
    selectedVillage: advert.village,
    ndaNumber: advert.approval?.number,
    ndaUntil: advert.approval?.until,
  };
}

/**
 * The fields of an advert. The photos come last: text comes before files in the form's data, so a file that is too
 * large does not lose any text.
 */
export function AdvertEditor({ present }: { present: readonly Picture[] }) {
  const claims = useClaims();
  return (
    <>
      <TextField
        name="herbtitle"
        error={claims('herbtitle')}
        label="Title"
        hint="The name that buyers search for, in any language."
        required
        maxLength={maxTitleLength}
        lowerCase
        autoCapitalize="none"
        autoComplete="off"
        enterKeyHint="next"
        missing={advertsTexts.titleMissing}
      />
      <TextArea
        name="description"
        error={claims('description')}
        label="Description"
        required
        rows={6}
        maxLength={maxDescriptionLength}
        counterMax={maxDescriptionLength}
        lowerCase
        missing={advertsTexts.descriptionMissing}
      />
      <PriceField />
      <LocationFields />
      <ApprovalFields />
      <PhotoField present={present} />
    </>
  );
}
