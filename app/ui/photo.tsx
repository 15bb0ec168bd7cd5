import { useRef } from 'react';
import { type Picture, type PictureWidth, pictureWidths } from '../../core/entities/picture.ts';
import { useRootData } from '../rendering/root-data.ts';
import { pictureUrl } from './picture-url.ts';
import { useNear } from './use-near.ts';

/**
 * When it is fetched. `eager`: at once, before others. `lazy`: when the browser finds it near, which is within four
 * screens, or anywhere without script. `near`: by script just before it is seen, and without script at once. `late`: the
 * same, but without script only by the link to `href`.
 */
export type PhotoLoading = 'eager' | 'lazy' | 'near' | 'late';

/** Photos of a list that have a preview, and that browsers without script fetch unasked. */
export const photosUnasked = 6;

/** With a preview, or without; with a `base` that differs from the page's. */
export type ShownPicture = Omit<Picture, 'placeholder'> & Partial<Picture> & { readonly base?: string };

interface Props {
  picture: ShownPicture;
  alt: string;
  /**
   * How wide it is on the page, in the syntax of the `sizes` attribute; a fifth less where that saves a much wider copy,
   * because nobody sees it on a screen of two pixels a point.
   */
  sizes: string;
  /** The widest copy worth sending to this place. */
  widest?: PictureWidth;
  loading?: PhotoLoading;
  /** A page that shows it, for those to whom it is not sent unasked. */
  href?: string;
  /** Explicitly requested, so it is sent even with Save-Data. */
  asked?: boolean;
  className?: string;
}

/**
 * A photo with its blurred miniature beneath, in a frame that has its height before either arrives. The frame's
 * shape comes from the class; in one with `picture-whole` nothing of the photo is cut off.
 */
export function Photo({ picture, alt, href, loading = 'lazy', asked = false, className, ...place }: Props) {
  const lite = useRootData()?.lite ?? false;
  const frame = useRef<HTMLSpanElement>(null);
  const waits = loading === 'near' || loading === 'late';
  const shown = useNear(frame, waits) || !waits;
  const classes = className ? `picture ${className}` : 'picture';
  const link = href && (
    <a className="picture-link" href={href}>
      Show photo
    </a>
  );
  const withheld = lite && !asked;
  const preview = lite && (asked || loading !== 'eager') ? undefined : picture.placeholder;
  const unseen = withheld || !shown ? alt : '';
  return (
    <span className={classes} ref={frame}>
      {preview && <img className="picture-placeholder" src={preview} alt={unseen} />}
      {!preview && unseen && <span role="img" aria-label={unseen} />}
      {withheld && link}
      {!withheld && shown && <Copies picture={picture} alt={alt} eager={loading === 'eager'} {...place} />}
      {!withheld && !shown && (
        <noscript>{loading === 'near' ? <Copies picture={picture} alt="" {...place} /> : link}</noscript>
      )}
    </span>
  );
}

type CopiesProps = Pick<Props, 'picture' | 'alt' | 'sizes' | 'widest'> & { readonly eager?: boolean };

function Copies({ picture, alt, sizes, widest = 640, eager = false }: CopiesProps) {
  const { lite = false, narrowCopies = false, pictureBase } = useRootData() ?? {};
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
