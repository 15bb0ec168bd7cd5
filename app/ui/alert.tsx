import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A message: screen readers announce an error at once, and any other when they pause. */
export function Alert({
  kind,
  id,
  children,
}: {
  kind: 'error' | 'success';
  id?: string;
  children: ReactNode;
}) {
  const error = kind === 'error';
  return (
    <div className={error ? 'alert alert-error' : 'alert'} role={error ? 'alert' : 'status'} id={id}>
      <Icon name={error ? 'problem' : 'done'} />
      <div>{children}</div>
    </div>
  );
}
