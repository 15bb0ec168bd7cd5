import { type Text, texts } from '../texts/text.ts';
import type { Checked } from './checked.ts';
import { DomainError, type FieldErrors } from './errors.ts';

/** The values of a form if every field is valid; otherwise refuses it with the problems of all fields. */
export function requireValid<Values extends Readonly<Record<string, unknown>>>(
  checks: {
    readonly [Field in keyof Values]: Checked<Values[Field], Text | readonly Text[]>;
  },
): Values {
  const values: Record<string, unknown> = {};
  const problems: Record<string, Text | readonly Text[]> = {};
  for (const [field, checked] of Object.entries<Checked<unknown, Text | readonly Text[]>>(checks)) {
    if (checked.ok) values[field] = checked.value;
    else problems[field] = checked.problem;
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return values as Values;
}

/** The refusal of a form because of these fields. */
export function invalidFields(problems: FieldErrors): DomainError {
  return new DomainError('invalid', texts.forms.checkFields, problems);
}
