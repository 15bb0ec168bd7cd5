import sprite from '../../assets/seller-icons.svg?url';
import type { SellerIconName } from '../../ui/icon-names.ts';

/** An icon of the pages of those who sell, like any other hidden from screen readers. */
export function SellerIcon({ name, className }: { name: SellerIconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
