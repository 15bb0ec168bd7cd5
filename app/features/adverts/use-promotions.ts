import { useEffect, useState } from 'react';
import * as promotionsTexts from '../../../core/texts/promotions.ts';
import { watchedValue } from '../../browser/observable-value.ts';
import { useMedia } from '../../ui/use-media.ts';

const rotationInterval = 3400;
const directions = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof directions)[number];

interface Rotation {
  readonly index: number;
  /** The side from which the promotion slid in; undefined before the first move. */
  readonly from: Direction | undefined;
}

/** Whether the person has paused the promotions; two components of a page show them. */
export const promotionsPaused = watchedValue(false);

/**
 * The promotion to show, another every 3,400 ms. It stays while promotions are paused, while the page is hidden, and
 * while a pointer or the focus is on it, which `handlers` track. `turning`: script runs and the person has not asked
 * for reduced motion.
 */
export function usePromotions(start: number) {
  const [rotation, setRotation] = useState<Rotation>({
    index: start % promotionsTexts.lines.length,
    from: undefined,
  });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const turning = useMedia('(prefers-reduced-motion: reduce)') === false;
  const still = promotionsPaused.useValue() || hovered || focused || !turning;
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setRotation(({ index }) => ({
        index: (index + 1) % promotionsTexts.lines.length,
        from: randomDirection(),
      }));
    }, rotationInterval);
    return () => clearInterval(timer);
  }, [still]);
  return {
    ...rotation,
    turning,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

function randomDirection(): Direction {
  return directions[Math.floor(Math.random() * directions.length)] ?? 'left';
}
