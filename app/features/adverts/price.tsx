import { formatPrice } from '../../../core/shared/text/shillings.ts';

interface Props {
  price: number;
  /** What the price is for, such as "per 250 g". */
  per?: string | undefined;
}

/** A price with what it is for, which is smaller. */
export function Price({ price, per }: Props) {
  return (
    <>
      {formatPrice(price)}
      {per && <small>{` ${per}`}</small>}
    </>
  );
}
