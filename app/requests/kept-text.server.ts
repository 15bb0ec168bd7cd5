import { texts } from '../../core/texts/texts.ts';

/** What is added to a form's fields when they are kept: of its files only that there were any. */
export function filesField(hasFiles: boolean): Readonly<Record<string, string>> {
  return hasFiles ? { hadFiles: 'yes' } : {};
}

/** What is said above a form with photos whose text was kept. */
export function keptText(kept: Readonly<Record<string, string>> | undefined): string {
  return kept?.['hadFiles'] === undefined ? texts.drafts.textKept : texts.drafts.textKeptWithoutPictures;
}
