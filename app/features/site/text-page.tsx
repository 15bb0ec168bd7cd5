import type { ReactNode } from 'react';
import { englishCounts } from '../../../core/texts/legal.ts';
import { language, tag } from '../../../core/texts/page-language.ts';

export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="prose">
      <h1>{title}</h1>
      {children}
    </article>
  );
}

/** A page that is in English on pages of every language, and says so on the others. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="prose" lang="en-UG">
      <h1>{title}</h1>
      {language !== 'en' && (
        <p lang={tag} role="note">
          <b>{englishCounts}</b>
        </p>
      )}
      {children}
    </article>
  );
}
