import * as promoSlidesTexts from '../../../core/texts/promo-slides.ts';
import * as promotionsTexts from '../../../core/texts/promotions.ts';
import { GuardedLink } from '../../ui/guarded-link.tsx';
import { Illustration } from '../../ui/icon.tsx';
import { type Direction, usePromotions } from './use-promotions.ts';

/** The promotions, large: a strip to swipe through, which advances by itself where script runs and motion is wanted. */
export function PromoSlides() {
  const { index, from, turning, handlers } = usePromotions(0);
  return (
    <section className="promotions" aria-label={promoSlidesTexts.label} {...handlers}>
      <Illustration name="sprig" className="promotions-sprig" />
      <ul
        className={turning ? 'promotions-slides promotions-turning' : 'promotions-slides'}
        tabIndex={turning ? undefined : 0}
      >
        {promotionsTexts.lines.map((line, position) => (
          <li key={line} className={turning ? turn(position === index, from) : undefined}>
            {line}
          </li>
        ))}
      </ul>
      <GuardedLink className="promotions-link" to="/post">
        {promotionsTexts.start}
      </GuardedLink>
    </section>
  );
}

function turn(current: boolean, from: Direction | undefined): string | undefined {
  if (!current) return 'slide-away';
  return from && `slide-from-${from}`;
}
