import { isLanguage, type Language } from '../entities/language.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { texts } from '../texts/text.ts';

/** Stores the viewer's language with their account. Of a visitor nothing is stored. Returns the language. */
export async function chooseLanguage(
  ports: Pick<Ports, 'accounts'>,
  viewer: Viewer,
  { language }: { readonly language: string },
): Promise<Language> {
  if (!isLanguage(language)) throw new DomainError('invalid', texts.forms.unreadable);
  const accountId = viewerId(viewer);
  if (accountId !== undefined) await ports.accounts.setLanguage(accountId, language);
  return language;
}
