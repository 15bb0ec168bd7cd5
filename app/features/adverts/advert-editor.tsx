import { maxDescriptionLength, maxTitleLength } from '../../../core/adverts/limits.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import * as advertFormTexts from '../../../core/texts/advert-form.ts';
import { useClaims } from '../../ui/forms/claims.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ApprovalFields } from './approval-fields.tsx';
import { DeliveryField } from './delivery-field.tsx';
import { GoodsField } from './goods-field.tsx';
import { LocationFields } from './location-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { PriceField } from './price-field.tsx';
import { usePriceAdvice } from './use-price-advice.ts';

/** The fields of an advert. */
export function AdvertEditor({ present }: { present: readonly Picture[] }) {
  const claims = useClaims();
  const { advice, ask } = usePriceAdvice();
  return (
    <>
      <PhotoField present={present} />
      <TextField
        name="herbtitle"
        error={claims('herbtitle')}
        label={advertFormTexts.title}
        hint={advertFormTexts.titleHint}
        required
        maxLength={maxTitleLength}
        lowerCase
        autoCapitalize="none"
        autoComplete="off"
        enterKeyHint="next"
        missing={advertFormTexts.titleMissing}
        onBlur={ask}
      />
      <GoodsField onChange={ask} />
      <PriceField advice={advice} />
      <LocationFields />
      <DeliveryField />
      <TextArea
        name="description"
        error={claims('description')}
        label={advertFormTexts.description}
        hint={advertFormTexts.descriptionHint}
        required
        rows={6}
        maxLength={maxDescriptionLength}
        counterMax={maxDescriptionLength}
        lowerCase
        missing={advertFormTexts.descriptionMissing}
      />
      <ApprovalFields />
    </>
  );
}
