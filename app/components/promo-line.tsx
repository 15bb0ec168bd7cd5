import { texts } from '../../core/texts.ts';
import { useRootData } from '../root-data.ts';
import { usePauseOnAttention } from './use-pause-on-attention.ts';
import { useRotation } from './use-rotation.ts';

const lines = texts.promotions;

/** One promotion at a time in the top bar. Where nothing moves, each page begins with another one. */
export function PromoLine() {
  const now = useRootData()?.now.getTime() ?? 0;
  const { attended, handlers } = usePauseOnAttention();
  const { index, from } = useRotation(lines.length, Math.floor(now / 1000), attended);
  return (
    <p className="promo-line" {...handlers}>
      <span key={index} className={from && `slide-from-${from}`}>
        {lines[index]}
      </span>
    </p>
  );
}
