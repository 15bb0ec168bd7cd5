import { type PictureFormat, type PictureWidth, pictureFileName } from '../core/pictures/picture.ts';

/** Address of one copy of a picture on this site. */
export function pictureUrl(key: string, width: PictureWidth, format: PictureFormat): string {
  return `/media/${pictureFileName(key, width, format)}`;
}
