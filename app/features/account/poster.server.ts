import { getSite, pictureBase } from '../../composition/site.server.ts';
import { publicUrl } from '../../requests/public-url.server.ts';
import type { PageContext } from '../../requests/request.server.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { qrCode } from './qr-code.server.ts';

const photosShown = 3;

/**
 * What a seller's poster shows. The addresses of the photos are made here, because pages that show no other picture
 * load no script for them.
 */
export async function loadPoster({
  core,
  viewer,
  params,
  url,
}: Pick<PageContext, 'core' | 'viewer' | 'params' | 'url'>) {
  const { profile, adverts } = await core.viewProfile(viewer, params['userId'] ?? '');
  const address = `${await publicUrl(url)}/user/${profile.id}`;
  const base = pictureBase((await getSite()).config);
  return {
    profile: { id: profile.id, username: profile.username, fullName: profile.fullName },
    photos: adverts.items.slice(0, photosShown).map(({ cover, title }) => ({
      src: pictureUrl(cover.key, 640, 'jpg', base),
      title,
    })),
    address: address.replace(/^https?:\/\//, ''),
    code: qrCode(address),
    paper: url.searchParams.get('paper') === 'a4' ? ('A4' as const) : ('A5' as const),
  };
}
