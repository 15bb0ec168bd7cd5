import { texts } from '../../core/texts.ts';
import { useRootData } from '../root-data.ts';
import { Icon } from './icon.tsx';
import { usePauseOnAttention } from './use-pause-on-attention.ts';
import { usePromotionsPaused } from './use-promotions-paused.ts';
import { useReducedMotion, useRotation } from './use-rotation.ts';

const { lines } = texts.promotions;

/** One promotion at a time in the top bar, with the pause of all promotions. Where nothing moves, each page begins with another one. */
export function PromoLine() {
  const now = useRootData()?.now.getTime() ?? 0;
  const { paused, toggle } = usePromotionsPaused();
  const { attended, handlers } = usePauseOnAttention();
  const turning = useReducedMotion() === false;
  const { index, from } = useRotation(lines.length, Math.floor(now / 1000), paused || attended);
  return (
    <div className="promo-line" {...handlers}>
      <p className="promo-text">
        <span key={index} className={from && `slide-from-${from}`}>
          {lines[index]}
        </span>
      </p>
      {turning && (
        <button
          type="button"
          className="promo-pause"
          aria-label={paused ? 'Play promotions' : 'Pause promotions'}
          onClick={toggle}
        >
          <Icon name={paused ? 'play' : 'pause'} className="icon-small" />
        </button>
      )}
    </div>
  );
}
