import { choiceToParameters, readChoice } from '../adverts/filter.ts';
import type { SearchToSave } from './parse-search.ts';

/** A search as the fields of a form, without empty ones. */
export function fieldsOfSearch({
  q = '',
  herb = '',
  filter,
}: SearchToSave): Readonly<Record<string, string>> {
  return {
    ...(q === '' ? {} : { q }),
    ...(herb === '' ? {} : { herb }),
    ...choiceToParameters({ ...filter, order: 'newest' }),
  };
}

/** The search in these fields of a form; other fields are ignored. */
export function searchOfFields(fields: Readonly<Record<string, string>>): SearchToSave {
  return {
    q: fields['q'],
    herb: fields['herb'],
    filter: readChoice({ get: (name) => fields[name] ?? null }),
  };
}
