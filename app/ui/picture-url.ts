import { type PictureFormat, type PictureWidth, pictureFileName } from '../../core/entities/picture.ts';

const site = '/media';

/**
 * A picture that perhaps not everybody may see, and that therefore only the site itself serves; see `placePictures`
 * of core.
 */
export function fromSite<Shown>(picture: Shown): Shown & { readonly base: string } {
  return { ...picture, base: site };
}

/** Address of one copy of a picture: on this site, or below `base`, if browsers fetch pictures elsewhere. */
export function pictureUrl(key: string, width: PictureWidth, format: PictureFormat, base = site): string {
  return `${base}/${pictureFileName(key, width, format)}`;
}

/**
 * Whole address of a picture's middle JPEG copy, for messengers, search engines and readers of feeds. `origin` is the
 * site's.
 */
export function sharedPictureUrl(key: string, origin: string, base: string | undefined): string {
  return new URL(pictureUrl(key, 640, 'jpg', base), origin).href;
}
