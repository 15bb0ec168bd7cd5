import type { Seller } from '../../../core/entities/profile.ts';
import * as salesTexts from '../../../core/texts/sales.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { useField } from '../../ui/forms/form-state.tsx';

interface Props {
  readonly people: readonly Pick<Seller, 'id' | 'username' | 'fullName'>[];
  /** Who is chosen already. */
  readonly buyerId?: string | undefined;
  /** For a page of its own: its heading asks already. */
  readonly alone?: boolean;
}

/** "Who bought it?" The values are those of `nameBuyer`. */
export function BuyerField({ people, buyerId, alone = false }: Props) {
  const field = useField('buyer');
  const chosen = field.value ?? buyerId;
  const choices = [
    ...people.map(({ id, username, fullName }) => ({ value: id, words: fullName, beside: `@${username}` })),
    { value: 'else', words: salesTexts.somebodyElse, beside: undefined },
    { value: 'unsaid', words: salesTexts.notSaid, beside: undefined },
  ];
  return (
    <fieldset className="field" aria-describedby={field.control['aria-describedby']}>
      <legend className={alone ? 'visually-hidden' : undefined}>{salesTexts.question}</legend>
      {choices.map(({ value, words, beside }) => (
        <div key={value} className="choice">
          <input
            {...field.control}
            id={`${field.id}-${value}`}
            type="radio"
            value={value}
            required={alone}
            defaultChecked={chosen === value}
            data-missing={salesTexts.chooseOne}
          />
          <label htmlFor={`${field.id}-${value}`}>
            <span dir="auto">{words}</span>
            {beside && <small className="muted"> {beside}</small>}
          </label>
        </div>
      ))}
      <FieldError field={field} />
    </fieldset>
  );
}
