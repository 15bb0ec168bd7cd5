import { useRef } from 'react';
import type { Picture, PictureWidth } from '../../../core/entities/picture.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Illustration } from '../../ui/icon.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';

export type HerbCover = Pick<Picture, 'key'>;

interface Props {
  /** The cover of an advert about the herb. */
  picture: HerbCover | undefined;
  /** The copies that suit this place, the narrowest first. */
  copies: readonly PictureWidth[];
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** `near`: on a phone it is fetched when script finds it in sight, or when it is touched. */
  loading?: 'eager' | 'lazy' | 'near';
}

/**
 * A herb's picture, or a sprig if there is none or the page saves data. Decoration: the herb's name is beside it. The
 * parent sets its shape.
 */
export function HerbPicture({ picture, copies, sizes, loading = 'lazy' }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const shown = useNearViewport(frame, loading === 'near') || loading !== 'near';
  const root = useRootData();
  const { narrowCopies = false, pictureBase } = root ?? {};
  if (picture === undefined || (import.meta.env.SSR && root?.lite)) {
    return (
      <span className="herb-picture">
        <Illustration name="sprig" className="herb-sprig" />
      </span>
    );
  }
  const address = (copy: PictureWidth) => pictureUrl(picture.key, copy, 'webp', pictureBase);
  return (
    <span className={shown ? 'herb-picture' : 'herb-picture herb-waits'} ref={frame}>
      <img
        src={address(320)}
        {...(narrowCopies && { srcSet: copies.map((copy) => `${address(copy)} ${copy}w`).join(', '), sizes })}
        alt=""
        loading={loading === 'eager' ? undefined : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
