import type { ChangeEventHandler } from 'react';
import * as advertFormTexts from '../../../core/texts/advert-form.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import { Field } from '../../ui/forms/field.tsx';
import { useField } from '../../ui/forms/form-state.tsx';

export function GoodsField({ onChange }: { onChange: ChangeEventHandler<HTMLSelectElement> }) {
  const field = useField('goods');
  return (
    <Field field={field} label={advertFormTexts.kind}>
      <select {...field.control} onChange={onChange} defaultValue={field.value ?? ''}>
        <option value="">{advertFormTexts.noKind}</option>
        {Object.entries(advertsTexts.goods).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
