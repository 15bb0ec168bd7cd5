import type { UsualPlace } from '../../../core/adverts/view-usual-place.ts';
import type { AdvertFields, advertFormFields } from '../../../core/entities/advert.ts';
import { formatQuantity } from '../../../core/prices/measure-in-words.ts';
import { groupDigits } from '../../../core/shared/text/shillings.ts';

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
    ...placeValues(advert),
    ndaNumber: advert.approval?.number,
    ndaUntil: advert.approval?.until,
  };
}

/** The part of these values that a new advert takes from one's last. */
export function placeValues({ district, village, ...ways }: UsualPlace) {
  return {
    selectedDistrict: district,
    selectedVillage: village,
    pickUp: ways.pickUp ? 'on' : '',
    boda: ways.boda ? 'on' : '',
    parcel: ways.parcel ? 'on' : '',
  };
}
