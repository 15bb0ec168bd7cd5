import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A text that must be noticed: spoken at once when it is an error, politely when it is not. */
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
