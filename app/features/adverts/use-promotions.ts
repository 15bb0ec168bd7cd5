import { useEffect, useState } from 'react';
import * as promotionsTexts from '../../../core/texts/promotions.ts';
import { watchedValue } from '../../browser/observable-value.ts';
import { useMedia } from '../../ui/use-media.ts';

const { lines } = promotionsTexts;
const rotationInterval = 3400;
const directions = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof directions)[number];

interface Rotation {
  readonly index: number;
  /** Where the present one slid in from; undefined before anything moved. */
  readonly from: Direction | undefined;
}

/** Whether the person has stopped the promotions, of which one may move at two places. */
export const promotionsPaused = watchedValue(false);

/**
 * Which promotion is shown, one after the other every 3400 ms. They hold still while they are paused, out of sight, or a
 * pointer or the focus rests on them, which `handlers` tell; `turning` says whether script runs and motion is wanted.
 */
export function usePromotions(start: number) {
  const [rotation, setRotation] = useState<Rotation>({ index: start % lines.length, from: undefined });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const turning = useMedia('(prefers-reduced-motion: reduce)') === false;
  const still = promotionsPaused.useValue() || hovered || focused || !turning;
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setRotation(({ index }) => ({ index: (index + 1) % lines.length, from: randomDirection() }));
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
