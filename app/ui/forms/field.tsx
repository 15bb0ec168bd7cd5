import type { ReactNode } from 'react';
import { type FieldState, useFormState } from './form-state.tsx';

/** Label, control, hint and error, from top to bottom. */
export function Field({
  field,
  label,
  hint,
  error = field.error,
  counter,
  notice,
  children,
}: {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  counter?: string | undefined;
  /** Advice about the text while it is typed; it does not prevent sending. */
  notice?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      {children}
      {(hint !== undefined || counter !== undefined) && (
        <div className="field-help">
          {hint !== undefined && <p id={`${field.id}-hint`}>{hint}</p>}
          {counter !== undefined && (
            <p className="counter" id={`${field.id}-counter`}>
              {counter}
            </p>
          )}
        </div>
      )}
      {notice !== undefined && (
        <p className="field-notice" id={`${field.id}-notice`} aria-live="polite">
          {notice}
        </p>
      )}
      <FieldError field={field} error={error} />
    </div>
  );
}

export function FieldError({ field, error = field.error }: { field: FieldState; error?: ReactNode }) {
  const { soleError } = useFormState();
  if (error === undefined) return null;
  return (
    <p className="field-error" id={`${field.id}-error`} {...(soleError ? { role: 'alert' } : {})}>
      {error}
    </p>
  );
}
