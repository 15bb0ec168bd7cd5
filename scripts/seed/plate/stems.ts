import { type Colour, darken, lighten } from './colour.ts';
import { number, type Point, type Spine, smooth, steps } from './geometry.ts';
import type { Sketch } from './sketch.ts';

export interface Stem {
  readonly colour: Colour;
  /** At its thick end, in pixels. */
  readonly width: number;
  /** Bark, with scars and lenticels. */
  readonly woody?: boolean;
}

/** A stem that gets thinner along its spine: lit from the left, dark at the right. */
export function drawStem(sketch: Sketch, { colour, width, woody }: Stem, spine: Spine, end = 0.35): string {
  const { random } = sketch;
  const rows = steps(16);
  const half = (part: number) => (width / 2) * (1 - (1 - end) * part);
  const wobble = rows.map(() => (woody ? random.between(-0.06, 0.1) * width : 0));
  const sideAt = (sign: number, share = 1) =>
    rows.map((part, index) => spine.beside(part, sign * share * (half(part) + (wobble[index] ?? 0))));
  const edge = smooth([...sideAt(-1), ...sideAt(1).toReversed()], true);
  const toRight = Math.cos(spine.heading(0.5) + Math.PI / 2) > 0 ? 1 : -1;
  const dark = smooth([...sideAt(toRight), ...sideAt(toRight, 0.1).toReversed()], true);
  const shine = smooth(rows.map((part) => spine.beside(part, -toRight * half(part) * 0.45)));
  const parts = [
    `<path d="${edge}" transform="translate(3 4.5)" fill="#2a1c08" fill-opacity=".22"/>`,
    `<path d="${edge}" fill="${colour}" stroke="${darken(colour, 0.6)}" stroke-width="1.1" stroke-opacity=".75"/>`,
    `<path d="${dark}" fill="${darken(colour, 0.7)}" fill-opacity=".34"/>`,
    `<path d="${shine}" fill="none" stroke="${lighten(colour, 0.55)}" stroke-width="${number(width * 0.14)}" stroke-opacity=".6" stroke-linecap="round"/>`,
  ];
  if (woody) parts.push(bark(sketch, spine, half, colour));
  return `<g>${parts.join('')}</g>`;
}

function bark(sketch: Sketch, spine: Spine, half: (part: number) => number, colour: Colour): string {
  const { random } = sketch;
  const marks = Array.from({ length: Math.round(spine.length / 16) }, () => {
    const along = random.next();
    const reach = half(along);
    const from = random.between(-0.8, 0.6) * reach;
    const points: Point[] = [0, 0.5, 1].map((part) =>
      spine.beside(
        along + (random.between(2, 9) * part) / spine.length,
        from + part * reach * random.between(-0.1, 0.35),
      ),
    );
    return smooth(points);
  });
  return `<path d="${marks.join('')}" fill="none" stroke="${darken(colour, 0.65)}" stroke-width="1" stroke-opacity=".5" stroke-linecap="round"/>`;
}
