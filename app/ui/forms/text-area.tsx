import { type ReactNode, type TextareaHTMLAttributes, useState } from 'react';
import { smallLetters } from '../../../core/shared/text/small-letters.ts';
import { Field } from './field.tsx';
import { useField } from './form-state.tsx';
import { useRewriting } from './use-rewriting.ts';

export function TextArea({
  name,
  label,
  hint,
  error,
  counterMax,
  missing,
  lowerCase = false,
  ...attributes
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Replaces the form's error for this field. */
  error?: ReactNode;
  /** Shows how many characters there are out of how many. */
  counterMax?: number;
  missing?: string;
  /** Forces what is typed to lower case, but for addresses. */
  lowerCase?: boolean;
}) {
  const counted = counterMax !== undefined;
  const field = useField(name, { hint: hint !== undefined, counter: counted });
  const initial = lowerCase ? smallLetters(field.value ?? '') : (field.value ?? '');
  const [length, setLength] = useState(initial.replaceAll('\r\n', '\n').length);
  const rewriting = useRewriting<HTMLTextAreaElement>({
    rewrite: lowerCase ? smallLetters : undefined,
    onType: (value) => setLength(value.length),
  });
  return (
    <Field
      field={field}
      label={label}
      hint={hint}
      error={error}
      counter={counted ? `${length}/${counterMax}` : undefined}
    >
      <textarea
        rows={5}
        // By which CSS sees whether it is empty.
        placeholder=" "
        {...field.control}
        {...attributes}
        {...rewriting}
        dir="auto"
        defaultValue={initial}
        data-missing={missing}
      />
    </Field>
  );
}
