import type { ReactNode } from 'react';

export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="prose">
      <h1>{title}</h1>
      {children}
    </article>
  );
}
