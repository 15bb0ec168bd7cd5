import { Icon } from '../../ui/icon.tsx';
import { type HerbCover, HerbPicture } from './herb-picture.tsx';

export interface ShownHerb {
  readonly slug: string;
  readonly name: string;
  readonly otherNames: string;
  /** What it usually costs, in words. */
  readonly usually: string | undefined;
  readonly picture: HerbCover | undefined;
}

/** The herb that a query names, as the way to its page. */
export function HerbBox({ slug, name, otherNames, usually, picture }: ShownHerb) {
  return (
    <a className="herb-box" href={`/herbs/${slug}`}>
      <HerbPicture picture={picture} copies={[160, 320]} sizes="84px" loading="eager" />
      <span>
        <b>{name}</b>
        <small>{otherNames}</small>
        {usually && <small className="herb-usually">{usually}</small>}
      </span>
      <Icon name="next" className="icon-small" />
    </a>
  );
}
