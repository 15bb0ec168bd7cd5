import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './field.tsx';
import { useField } from './form-state.tsx';
import { toLowerCase, useRewriting } from './use-rewriting.ts';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: ReactNode;
  /** In place of the error that the form has for it. */
  error?: ReactNode;
  /** What to say when it is left empty, or is not of its type. */
  missing?: string;
  mismatch?: string;
  /** Changes what is typed at once (script only; the server does the same). */
  rewrite?: (typed: string) => string;
  /** Forces what is typed to lower case. */
  lowerCase?: boolean;
  onType?: (value: string) => void;
  /** Advice about what is typed, empty while there is none; no hindrance. */
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
  const rewriting = useRewriting<HTMLInputElement>({ rewrite: lowerCase ? toLowerCase : rewrite, onType });
  const initial = field.value ?? '';
  return (
    <Field field={field} label={label} hint={hint} error={error} notice={notice}>
      <input
        {...field.control}
        {...attributes}
        {...rewriting}
        dir={type === 'text' ? 'auto' : undefined}
        type={type}
        defaultValue={lowerCase ? toLowerCase(initial) : initial}
        data-missing={missing}
        data-mismatch={mismatch}
      />
    </Field>
  );
}
