import { useEffect, useState } from 'react';

const rotationInterval = 3400;
const directions = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof directions)[number];

interface Rotation {
  readonly index: number;
  /** Where the present one slid in from; undefined before anything moved. */
  readonly from: Direction | undefined;
}

/** Steps through `count` things, one every 3400 ms, unless paused, out of sight, or where motion is not wanted. */
export function useRotation(count: number, start: number, paused: boolean): Rotation {
  const [rotation, setRotation] = useState<Rotation>({ index: start % count, from: undefined });
  const reduced = useReducedMotion();
  useEffect(() => {
    if (paused || reduced !== false) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setRotation(({ index }) => ({ index: (index + 1) % count, from: randomDirection() }));
    }, rotationInterval);
    return () => clearInterval(timer);
  }, [count, paused, reduced]);
  return rotation;
}

function randomDirection(): Direction {
  return directions[Math.floor(Math.random() * directions.length)] ?? 'left';
}

/** Whether the person asked for reduced motion; undefined until the browser could be asked. */
export function useReducedMotion(): boolean | undefined {
  const [reduced, setReduced] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setReduced(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return reduced;
}
