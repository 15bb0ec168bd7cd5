import { type PictureFormat, type PictureWidth, pictureFileName } from '../core/pictures/picture.ts';

/** Address of one copy of a picture: on this site, or below `base` where browsers fetch pictures themselves. */
export function pictureUrl(key: string, width: PictureWidth, format: PictureFormat, base = '/media'): string {
  return `${base}/${pictureFileName(key, width, format)}`;
}
