import type { Picture, PictureWidth } from '../../core/entities/picture.ts';
import { useRootData } from '../rendering/root-data.ts';
import { Icon } from './icon.tsx';
import { pictureUrl } from './picture-url.ts';

/**
 * A person's round picture, or a placeholder if there is none or the page saves data. Decoration: the name is beside
 * it.
 */
export function Avatar({
  picture,
  size = 32,
}: {
  picture: Pick<Picture, 'key'> | undefined;
  size?: 24 | 32 | 56 | 96;
}) {
  const root = useRootData();
  const { narrowCopies = false, pictureBase } = root ?? {};
  const className = `avatar avatar-${size}`;
  if (picture === undefined || (import.meta.env.SSR && root?.lite)) {
    return (
      <span className={className}>
        <Icon name="person" />
      </span>
    );
  }
  const address = (copy: PictureWidth) => pictureUrl(picture.key, copy, 'webp', pictureBase);
  // A small one needs no choice, and many of them stand in a list.
  const small = narrowCopies && size <= 32;
  const srcSet = ([64, 160, 320] as const).map((copy) => `${address(copy)} ${copy}w`).join(', ');
  return (
    <img
      className={className}
      src={address(small ? 64 : 320)}
      {...(narrowCopies && !small && { srcSet, sizes: `${size}px` })}
      alt=""
      width={size}
      height={size}
      // The largest avatar is at the top of a page, so it loads before script.
      loading={size === 96 ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
