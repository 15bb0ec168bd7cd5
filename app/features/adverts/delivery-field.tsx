import * as advertFormTexts from '../../../core/texts/advert-form.ts';
import { useFormState } from '../../ui/forms/form-state.tsx';

/** How the goods reach the buyer: as many of the boxes as apply. */
export function DeliveryField() {
  const { id, failure, values } = useFormState();
  // A box that is not checked is not sent, so what a failed try lacks was not checked.
  const checked = failure && !failure.unsent ? failure.values : values;
  return (
    <fieldset className="field">
      <legend>{advertFormTexts.delivery}</legend>
      <div className="pick">
        {Object.entries(advertFormTexts.deliveries).map(([way, words]) => (
          <label key={way} htmlFor={`${id}-${way}`}>
            <input id={`${id}-${way}`} type="checkbox" name={way} defaultChecked={Boolean(checked[way])} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
