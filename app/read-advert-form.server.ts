import { advertFormFields } from '../core/adverts/advert.ts';
import type { AdvertForm } from '../core/adverts/advert-form.ts';
import { inOrder } from './components/fields/picture-order.ts';
import type { FormContext } from './request.server.ts';

/** The advert that somebody posts or edits, as it was sent. */
export function readAdvertForm({
  fields,
  pictureKeys,
  pictureProblems,
}: Pick<FormContext, 'fields' | 'pictureKeys' | 'pictureProblems'>): AdvertForm {
  return {
    ...Object.fromEntries(advertFormFields.map((name) => [name, fields[name] ?? ''])),
    pictureKeys: inOrder(pictureKeys, fields['pictureOrder']),
    pictureProblems,
  };
}
