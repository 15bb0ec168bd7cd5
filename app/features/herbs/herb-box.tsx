import { Icon, Illustration } from '../../ui/icon.tsx';
import { Photo, type ShownPicture } from '../../ui/photo.tsx';

export interface ShownHerb {
  readonly slug: string;
  readonly name: string;
  readonly otherNames: string;
  /** What it usually costs, in words. */
  readonly usually: string | undefined;
  readonly picture: ShownPicture | undefined;
}

interface Props extends ShownHerb {
  /** The name of the link for those who hear it, if not all its words. */
  readonly label?: string;
}

/** The herb that a query names or an advert is about, as the way to its page. */
export function HerbBox({ slug, name, otherNames, usually, picture, label }: Props) {
  return (
    <a className="herb-box" href={`/herbs/${slug}`} aria-label={label}>
      {picture ? (
        <Photo picture={picture} alt="" sizes="84px" widest={320} />
      ) : (
        <span className="herb-picture">
          <Illustration name="sprig" className="herb-sprig" />
        </span>
      )}
      <span>
        <b>{name}</b>
        <small>{otherNames}</small>
        {usually && <small className="herb-usually">{usually}</small>}
      </span>
      <Icon name="next" className="icon-small" />
    </a>
  );
}
