import type { Picture } from '../../../core/entities/picture.ts';
import { pictureUrl } from '../../ui/picture-url.ts';

const base = '/chat/media';

/** A picture in a message, which the site serves to those who may see it, and the address of its widest copy. */
export function messagePicture(
  picture: Picture,
): Picture & { readonly base: string; readonly whole: string } {
  return { ...picture, base, whole: pictureUrl(picture.key, 1280, 'jpg', base) };
}
