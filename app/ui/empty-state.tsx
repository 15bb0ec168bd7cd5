import type { ReactNode } from 'react';
import { Illustration } from './icon.tsx';

/** Shown in place of an empty list, with a next step if there is one. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Illustration name="sprig" className="empty-sprig" />
      <p className="empty-text">{text}</p>
      {children}
    </div>
  );
}
