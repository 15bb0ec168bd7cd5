import sprite from '../../assets/advert-icons.svg?url';
import { useRootData } from '../../rendering/root-data.ts';
import type { AdvertIconName } from '../../ui/icon-names.ts';

/**
 * An icon of the page of an advert alone, like any other hidden from screen readers. Words stand beside it, and Lite has only
 * these: the icons are a file of their own.
 */
export function AdvertIcon({ name }: { name: AdvertIconName }) {
  const root = useRootData();
  if (import.meta.env.SSR && root?.lite) return null;
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
