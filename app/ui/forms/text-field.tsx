import type { InputHTMLAttributes, ReactNode } from 'react';
import { smallLetters } from '../../../core/shared/text/small-letters.ts';
import { Field } from './field.tsx';
import { useField } from './form-state.tsx';
import { useRewriting } from './use-rewriting.ts';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Replaces the form's error for this field. */
  error?: ReactNode;
  /** The error if it is left empty or has the wrong type. */
  missing?: string;
  mismatch?: string;
  /** Changes what is typed at once (script only; the server does the same). */
  rewrite?: (typed: string, before: string) => string;
  /** Turns what is typed into lower case, except addresses. */
  lowerCase?: boolean;
  /** `typed` is the value before it was rewritten. */
  onType?: (value: string, typed: string) => void;
  /** Advice about the text, empty if there is none; it does not prevent sending. */
  notice?: string;
}

export function TextField({
  name,
  label,
  hint,
  error,
  type = 'text',
  missing,
  mismatch,
  rewrite,
  lowerCase = false,
  onType,
  notice,
  ...attributes
}: TextFieldProps) {
  const field = useField(name, { hint: hint !== undefined, notice: notice !== undefined });
  const rewriting = useRewriting<HTMLInputElement>({ rewrite: lowerCase ? smallLetters : rewrite, onType });
  const initial = field.value ?? '';
  return (
    <Field field={field} label={label} hint={hint} error={error} notice={notice}>
      <input
        {...field.control}
        {...attributes}
        {...rewriting}
        dir={type === 'text' ? 'auto' : undefined}
        type={type}
        defaultValue={lowerCase ? smallLetters(initial) : initial}
        data-missing={missing}
        data-mismatch={mismatch}
      />
    </Field>
  );
}
