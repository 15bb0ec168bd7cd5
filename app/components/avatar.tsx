import type { Picture } from '../../core/pictures/picture.ts';
import { pictureUrl } from '../picture-url.ts';
import { useRootData } from '../root-data.ts';
import { Icon } from './icon.tsx';

/** Somebody's round picture, or the placeholder. Decoration: the name is beside it. */
export function Avatar({
  picture,
  size = 32,
}: {
  picture: Pick<Picture, 'key'> | undefined;
  size?: 24 | 32 | 56 | 96;
}) {
  const base = useRootData()?.pictureBase;
  const className = `avatar avatar-${size}`;
  if (picture === undefined) {
    return (
      <span className={className}>
        <Icon name="person" />
      </span>
    );
  }
  return (
    <img
      className={className}
      src={pictureUrl(picture.key, 320, 'webp', base)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
