import { groupWhileTyping } from '../../../core/adverts/price.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

/** Puts commas between the thousands while somebody types. */
export function PriceField() {
  return (
    <TextField
      name="price"
      label="Price (UGX)"
      hint="Whole shillings, for example 25,000."
      required
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      rewrite={groupWhileTyping}
      missing={advertsTexts.priceMissing}
    />
  );
}
