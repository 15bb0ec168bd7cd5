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
  /** The highest number of characters; shows a counter. */
  counterMax?: number;
  missing?: string;
  /** Turns what is typed into lower case, except addresses. */
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
        // Without a placeholder, CSS cannot see whether the field is empty.
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
