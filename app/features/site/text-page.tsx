import type { ReactNode } from 'react';
import { englishCounts } from '../../../core/texts/legal.ts';
import { language, tag } from '../../../core/texts/page-language.ts';

interface TextPageProps {
  readonly title: string;
  /** The language of the text, if it is not the page's. */
  readonly lang?: string;
  readonly children: ReactNode;
}

export function TextPage({ title, lang, children }: TextPageProps) {
  return (
    <article className="prose" lang={lang}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}

/** A page that is in English on pages of every language, and says so on the others. */
export function LegalPage({ title, children }: Omit<TextPageProps, 'lang'>) {
  return (
    <TextPage title={title} lang="en-UG">
      {language !== 'en' && (
        <p lang={tag} role="note">
          <b>{englishCounts}</b>
        </p>
      )}
      {children}
    </TextPage>
  );
}
