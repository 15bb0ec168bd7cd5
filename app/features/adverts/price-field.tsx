import { groupWhileTyping } from '../../../core/adverts/price.ts';
import * as advertFormTexts from '../../../core/texts/advert-form.ts';
import * as unitsTexts from '../../../core/texts/units.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { useField } from '../../ui/forms/form-state.tsx';
import { useRewriting } from '../../ui/forms/use-rewriting.ts';

/**
 * The price and what it is for, in one row with the errors of all three below. Puts commas between the thousands while
 * somebody types the price. Below it stands `advice` about the price, if there is any.
 */
export function PriceField({ advice }: { advice: string }) {
  const price = useField('price', { hint: true });
  const quantity = useField('quantity');
  const unit = useField('unit');
  const rewriting = useRewriting<HTMLInputElement>({ rewrite: groupWhileTyping });
  return (
    <div className="field">
      <label htmlFor={price.id}>{advertFormTexts.price}</label>
      <div className="price-row">
        <input
          {...price.control}
          {...rewriting}
          type="text"
          required
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          defaultValue={price.value ?? ''}
          data-missing={advertFormTexts.priceMissing}
        />
        <span aria-hidden="true">{advertFormTexts.per}</span>
        <input
          {...quantity.control}
          type="text"
          aria-label={advertFormTexts.quantity}
          placeholder="1"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          defaultValue={quantity.value ?? ''}
        />
        <select {...unit.control} aria-label={advertFormTexts.unit} defaultValue={unit.value ?? ''}>
          <option value="">{advertFormTexts.unit}</option>
          {Object.entries(unitsTexts.one).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div className="field-help">
        <p id={`${price.id}-hint`}>{advertFormTexts.priceHint}</p>
      </div>
      <p className="field-notice" aria-live="polite">
        {advice}
      </p>
      <FieldError field={price} />
      <FieldError field={quantity} />
      <FieldError field={unit} />
    </div>
  );
}
