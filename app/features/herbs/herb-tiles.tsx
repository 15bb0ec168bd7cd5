import * as herbsTexts from '../../../core/texts/herbs.ts';
import { type HerbCover, HerbPicture } from './herb-picture.tsx';

export interface ShownHerbs {
  readonly herbs: readonly {
    readonly slug: string;
    readonly name: string;
    readonly picture: HerbCover | undefined;
  }[];
  /** The number of all herbs that have an advert. */
  readonly all: number;
}

/** Tiles that a phone shows whole; the others come into sight by a swipe. */
const leadingTiles = 4;

/** On a phone the narrowest copy, stretched: in a row of tiles nobody sees the difference, and it is a quarter of the next. */
const tileCopies = [64, 160] as const;
const tileSizes = '(min-width: 768px) 106px, 32px';

/** A row of herbs, each with its picture, and the way to all of them. */
export function HerbTiles({ herbs, all }: ShownHerbs) {
  if (herbs.length === 0) return null;
  return (
    <nav className="herb-tiles" aria-label={herbsTexts.browse}>
      {herbs.map(({ slug, name, picture }, position) => (
        <a key={slug} className="herb-tile" href={`/herbs/${slug}`}>
          <HerbPicture
            picture={picture}
            copies={tileCopies}
            sizes={tileSizes}
            loading={position < leadingTiles ? 'eager' : 'near'}
          />
          {name}
        </a>
      ))}
      <a className="herb-tile" href="/herbs">
        <span className="herb-picture herb-count" aria-hidden="true">
          {all}
        </span>
        {herbsTexts.all}
      </a>
    </nav>
  );
}
