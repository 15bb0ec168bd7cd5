import type { ReactNode } from 'react';
import { useFormState } from './form-state.tsx';

/** While the form is on its way a second tap does nothing; the focus stays where it is, which `disabled` would not allow. */
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
