import * as lineTexts from '../../../core/texts/promo-line.ts';
import * as promotionsTexts from '../../../core/texts/promotions.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { promotionsPaused, usePromotions } from '../adverts/use-promotions.ts';

/**
 * One promotion at a time in the top bar, on a label that is the button which pauses all promotions. If motion is not wanted, pages
 * differ in the promotion that they show.
 */
export function PromoLine() {
  const now = useRootData()?.now.getTime() ?? 0;
  const paused = promotionsPaused.useValue();
  const { index, from, turning, handlers } = usePromotions(Math.floor(now / 1000));
  return (
    <div className="promo-line" {...handlers}>
      <p className="promo-text">
        <span key={index} className={from && `slide-from-${from}`}>
          {promotionsTexts.lines[index]}
        </span>
      </p>
      {turning && (
        <button
          type="button"
          className="promo-pause"
          aria-label={paused ? lineTexts.play : lineTexts.pause}
          onClick={() => promotionsPaused.set(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} className="icon-small" />
        </button>
      )}
    </div>
  );
}
