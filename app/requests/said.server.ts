import { type FieldErrors, fieldsInWords } from '../../core/shared/errors.ts';
import { language } from '../../core/texts/page-language.ts';
import { inWords, type Text } from '../../core/texts/text.ts';

/** What a text says in the language of the pages. What somebody wrote, a string, stays as it is. */
export function said(text: Text | string): string {
  return inWords(text, language);
}

/** What the texts of fields say in the language of the pages. */
export function saidOfFields(fields: FieldErrors): Readonly<Record<string, string>> {
  return fieldsInWords(fields, language);
}
