import * as promotionsTexts from '../../../core/texts/promotions.ts';
import cloth from '../../assets/bark-cloth.svg?url';
import { Illustration } from '../../ui/icon.tsx';
import { type Direction, usePromotions } from './use-promotions.ts';

const { lines } = promotionsTexts;

/** The promotions, large: a strip to swipe through, which advances by itself where script runs and motion is wanted. */
export function PromoSlides() {
  const { index, from, turning, handlers } = usePromotions(0);
  return (
    <section className="promotions" aria-label="Promotions" {...handlers}>
      {/* The background picture; otherwise the browser requests it only when it has the stylesheet. */}
      <link rel="preload" as="image" href={cloth} />
      <Illustration name="sprig" className="promotions-sprig" />
      <ul
        className={turning ? 'promotions-slides promotions-turning' : 'promotions-slides'}
        tabIndex={turning ? undefined : 0}
      >
        {lines.map((line, position) => (
          <li key={line} className={turning ? turn(position === index, from) : undefined}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function turn(current: boolean, from: Direction | undefined): string | undefined {
  if (!current) return 'slide-away';
  return from && `slide-from-${from}`;
}
