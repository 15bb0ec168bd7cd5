import sprite from '../assets/seller-icons.svg?url';
import type { SellerIconName } from './icon-names.ts';

/** The address of this drawing, made on the server because a component for it would be one more file of script. */
export function sellerIcon(name: SellerIconName): string {
  return `${sprite}#${name}`;
}
