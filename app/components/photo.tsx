import { type Picture, type PictureWidth, pictureWidths } from '../../core/pictures/picture.ts';
import { pictureUrl } from '../picture-url.ts';
import { useRootData } from '../root-data.ts';

interface Props {
  picture: Picture;
  alt: string;
  /** How wide it is on the page, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** The widest copy worth sending to this place. */
  widest?: PictureWidth;
  /** For what is seen first: fetched at once instead of when scrolled near. */
  eager?: boolean;
  className?: string;
}

/**
 * A photo with its blurred miniature beneath, in a frame that has its height before either arrives. The frame's
 * shape comes from the class; `picture-whole` keeps the photo's own.
 */
export function Photo({ picture, alt, sizes, widest = 640, eager = false, className }: Props) {
  const { lite = false, pictureBase } = useRootData() ?? {};
  const copies = copiesUpTo(picture, lite ? 320 : widest);
  const fallback = copies.at(-1)?.copy ?? 320;
  const priority = eager ? { fetchpriority: 'high' } : { loading: 'lazy' as const };
  return (
    <span className={className ? `picture ${className}` : 'picture'}>
      {!lite && <img className="picture-placeholder" src={picture.placeholder} alt="" />}
      <picture>
        <source
          type="image/webp"
          srcSet={copies
            .map(({ copy, pixels }) => `${pictureUrl(picture.key, copy, 'webp', pictureBase)} ${pixels}w`)
            .join(', ')}
          sizes={sizes}
        />
        <img
          src={pictureUrl(picture.key, fallback, 'jpg', pictureBase)}
          alt={alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
          {...priority}
        />
      </picture>
    </span>
  );
}

/** The copies that differ, each with its real width: a small original is never enlarged. */
function copiesUpTo(picture: Picture, widest: PictureWidth) {
  const copies: { copy: PictureWidth; pixels: number }[] = [];
  for (const copy of pictureWidths) {
    if (copy > widest) break;
    copies.push({ copy, pixels: Math.min(copy, picture.width) });
    if (picture.width <= copy) break;
  }
  return copies;
}
