import sprite from '../../assets/advert-icons.svg?url';
import type { AdvertIconName } from '../../ui/icon-names.ts';

/** An icon of the page of an advert alone, like any other hidden from screen readers. */
export function AdvertIcon({ name }: { name: AdvertIconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
