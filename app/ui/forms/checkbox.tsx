import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { useField, useFormState } from './form-state.tsx';

/** A choice with its words beside it. After a failed try it is as it was left. */
export function Checkbox({
  name,
  required,
  checkedAtFirst = false,
  missing,
  children,
}: {
  name: string;
  required?: boolean;
  checkedAtFirst?: boolean;
  missing?: string;
  children: ReactNode;
}) {
  const { failure } = useFormState();
  const field = useField(name);
  const checked = failure && !failure.unsent ? failure.values[name] !== undefined : checkedAtFirst;
  return (
    <div className="choice">
      <input
        {...field.control}
        type="checkbox"
        required={required}
        defaultChecked={checked}
        data-missing={missing}
      />
      <label htmlFor={field.id}>{children}</label>
      <FieldError field={field} />
    </div>
  );
}
