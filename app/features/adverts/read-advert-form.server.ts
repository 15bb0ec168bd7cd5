import type { AdvertForm } from '../../../core/adverts/advert-form.ts';
import { advertFormFields } from '../../../core/entities/advert.ts';
import type { FormContext } from '../../requests/request.server.ts';
import { inOrder } from '../../ui/forms/picture-order.ts';

export function readAdvertForm({
  fields,
  typed,
  pictureKeys,
  pictureProblems,
}: Pick<FormContext, 'fields' | 'typed' | 'pictureKeys' | 'pictureProblems'>): AdvertForm {
  const pictures = { pictureKeys: inOrder(pictureKeys, fields['pictureOrder']), pictureProblems };
  return { ...typed(...advertFormFields), ...pictures };
}
