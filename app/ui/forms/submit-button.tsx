import type { ReactNode } from 'react';
import { useFormState } from './form-state.tsx';

/** While the form is being sent, a second tap does nothing; the focus stays, which `disabled` would not allow. */
export function SubmitButton({
  children,
  className = 'button',
}: {
  children: ReactNode;
  className?: string;
}) {
  const { busy } = useFormState();
  return (
    <button type="submit" className={className} aria-disabled={busy || undefined}>
      {children}
      {busy && <span className="busy-mark" aria-hidden="true" />}
    </button>
  );
}
