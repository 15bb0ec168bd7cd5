import { advertFormFields } from '../core/adverts/advert.ts';
import type { AdvertForm } from '../core/adverts/advert-form.ts';
import { inOrder } from './components/fields/picture-order.ts';
import type { FormContext } from './request.server.ts';

/** The advert that somebody posts or edits, as it was sent. */
export function readAdvertForm({
  fields,
  typed,
  pictureKeys,
  pictureProblems,
}: Pick<FormContext, 'fields' | 'typed' | 'pictureKeys' | 'pictureProblems'>): AdvertForm {
  const pictures = { pictureKeys: inOrder(pictureKeys, fields['pictureOrder']), pictureProblems };
  return { ...typed(...advertFormFields), ...pictures };
}
