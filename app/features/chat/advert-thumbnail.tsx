import type { Picture } from '../../../core/entities/picture.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Illustration } from '../../ui/icon.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';

/** A small photo of an advert beside its title; the mark of the site where there is none, or where data is saved. */
export function AdvertThumbnail({ cover }: { cover: Pick<Picture, 'key'> | undefined }) {
  const root = useRootData();
  const { narrowCopies = false, pictureBase } = root ?? {};
  if (cover === undefined || (import.meta.env.SSR && root?.lite))
    return <Illustration name="logo" className="quoted-mark" />;
  return (
    <img
      className="quoted-photo"
      src={pictureUrl(cover.key, narrowCopies ? 160 : 320, 'webp', pictureBase)}
      alt=""
      width={44}
      height={44}
      decoding="async"
    />
  );
}
