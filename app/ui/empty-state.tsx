import type { ReactNode } from 'react';
import { Illustration } from './icon.tsx';

/** What is shown where there is nothing yet, with the next step if there is one. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Illustration name="sprig" className="empty-sprig" />
      <p className="empty-text">{text}</p>
      {children}
    </div>
  );
}
