import { type FieldErrors, fieldsInWords, say, type Wording } from '../../core/shared/errors.ts';
import { language } from '../../core/texts/page-language.ts';

/** What a wording says in the language of the pages. */
export function said(wording: Wording): string {
  return say(wording, language);
}

/** What the texts of fields say in the language of the pages. */
export function saidOfFields(fields: FieldErrors): Readonly<Record<string, string>> {
  return fieldsInWords(fields, language);
}
