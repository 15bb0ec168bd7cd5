import { useRef } from 'react';
import { type Picture, type PictureWidth, pictureWidths } from '../../core/entities/picture.ts';
import * as liteTexts from '../../core/texts/lite.ts';
import * as photoTexts from '../../core/texts/photo.ts';
import { useRootData } from '../rendering/root-data.ts';
import { pictureUrl } from './picture-url.ts';
import { useNearViewport } from './use-near-viewport.ts';

/**
 * When a photo is fetched. `eager`: at once, with high priority. `lazy`: when the browser finds it near the viewport,
 * up to four screens away, or wherever it is without script. `near`: by script, just before it enters the viewport;
 * without script at once. `late`: as `near`, but without script only by the link to `href`.
 */
export type PhotoLoading = 'eager' | 'lazy' | 'near' | 'late';

/** Number of photos at the start of a list that browsers without script fetch. */
export const leadingPhotos = 4;

/** A picture with or without a preview, and with its own `base` if that differs from the page's. */
export type ShownPicture = Omit<Picture, 'placeholder'> & Partial<Picture> & { readonly base?: string };

interface Props {
  picture: ShownPicture;
  alt: string;
  /**
   * Width on the page, as in the `sizes` attribute. A fifth less is allowed where that saves a much wider copy: on a
   * screen of two pixels a point nobody sees the difference.
   */
  sizes: string;
  /** The widest copy worth sending to this place. */
  widest?: PictureWidth;
  loading?: PhotoLoading;
  /** Address of a page with the photo, for browsers that do not fetch it here. */
  href?: string;
  /** The photo is within a link to such a page. */
  linked?: boolean;
  /** Explicitly requested, so it is sent even with Save-Data. */
  requested?: boolean;
  className?: string;
}

/**
 * A photo above its blurred preview, in a frame whose height is known before either arrives. `className` sets the
 * frame's shape; inside `picture-whole` no part of the photo is cut off.
 */
export function Photo({
  picture,
  alt,
  href,
  loading = 'lazy',
  linked = false,
  requested = false,
  className,
  ...place
}: Props) {
  const root = useRootData();
  const lite = import.meta.env.SSR && root?.lite === true;
  const frame = useRef<HTMLSpanElement>(null);
  const waits = loading === 'near' || loading === 'late';
  const shown = useNearViewport(frame, waits) || !waits;
  const classes = className ? `picture ${className}` : 'picture';
  const words = lite ? photoOfSize(picture.kilobytes) : photoTexts.show;
  const link = href && (
    <a className="picture-link" href={href}>
      {words}
    </a>
  );
  const withheld = lite && !requested;
  const preview = lite && (requested || loading !== 'eager') ? undefined : picture.placeholder;
  const unseen = withheld || !shown ? alt : '';
  return (
    <span className={classes} ref={frame}>
      {preview && <img className="picture-placeholder" src={preview} alt={unseen} />}
      {!preview && unseen && <span role="img" aria-label={unseen} />}
      {withheld && (linked ? <span className="picture-link">{words}</span> : link)}
      {!withheld && shown && <Copies picture={picture} alt={alt} eager={loading === 'eager'} {...place} />}
      {!withheld && !shown && (
        <noscript>
          {import.meta.env.SSR &&
            (loading === 'near' ? <Copies picture={picture} alt="" {...place} /> : link)}
        </noscript>
      )}
    </span>
  );
}

type CopiesProps = Pick<Props, 'picture' | 'alt' | 'sizes' | 'widest'> & { readonly eager?: boolean };

function Copies({ picture, alt, sizes, widest = 640, eager = false }: CopiesProps) {
  const root = useRootData();
  const { narrowCopies = false, pictureBase } = root ?? {};
  const lite = import.meta.env.SSR && root?.lite === true;
  const base = picture.base ?? pictureBase;
  const narrowest = narrowCopies ? 160 : 320;
  const copies = copiesBetween(picture, narrowest, lite ? 640 : widest);
  const fallback = copies.at(-1)?.copy ?? 320;
  const priority = eager ? { fetchpriority: 'high' } : { loading: 'lazy' as const };
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={copies
          .map(({ copy, pixels }) => `${pictureUrl(picture.key, copy, 'webp', base)} ${pixels}w`)
          .join(', ')}
        sizes={sizes}
      />
      <img
        src={pictureUrl(picture.key, fallback, 'jpg', base)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
        {...priority}
      />
    </picture>
  );
}

/** The copies that differ, each with its real width: a small original is never enlarged. */
function copiesBetween(picture: ShownPicture, narrowest: PictureWidth, widest: PictureWidth) {
  const copies: { copy: PictureWidth; pixels: number }[] = [];
  for (const copy of pictureWidths) {
    if (copy < narrowest) continue;
    if (copy > widest) break;
    copies.push({ copy, pixels: Math.min(copy, picture.width) });
    if (picture.width <= copy) break;
  }
  return copies;
}

/** `size` in kilobytes of 1,024 bytes, of the copy that is loaded; `name` of one of several photos. */
export function photoOfSize(size: number | undefined, name: string = liteTexts.unnamed): string {
  return size === undefined ? name : liteTexts.photo({ photo: name, size });
}
