import { type Subject, subjectKinds } from '../../../core/entities/report.ts';
import { DomainError } from '../../../core/shared/errors.ts';
import { texts } from '../../../core/texts/text.ts';

/** The subject that the parameters of a report's address or form name; refuses with `not-found`. */
export function subjectIn(get: (name: string) => string | null | undefined): Subject {
  for (const kind of subjectKinds) {
    const id = get(kind);
    if (id !== null && id !== undefined && id !== '') return { kind, id };
  }
  throw new DomainError('not-found', texts.errors.notFound);
}
