import { type Colour, darken, lighten, mix, vary } from './colour.ts';
import {
  arc,
  degrees,
  distance,
  number,
  type Point,
  type Spine,
  smooth,
  smoothStep,
  steps,
  straight,
  turn,
} from './geometry.ts';
import type { Sketch } from './sketch.ts';

export type Outline =
  | 'ovate'
  | 'elliptic'
  | 'lanceolate'
  | 'oblong'
  | 'obovate'
  | 'linear'
  | 'round'
  | 'cordate'
  | 'rhombic';

export interface Blade {
  readonly outline: Outline;
  /** Width by length. */
  readonly ratio: number;
  readonly margin?: 'entire' | 'serrate' | 'crenate' | 'wavy';
  /** Teeth on each side. */
  readonly teeth?: number;
  readonly tip?: 'acute' | 'acuminate' | 'blunt';
  /** Veins on each side of the midrib; none when 0. */
  readonly veins?: number;
  /** Veins that run along the blade, as in grasses. */
  readonly parallel?: boolean;
  readonly colour: Colour;
  readonly veinColour?: Colour;
  /** How much it shines, 0 to 1. */
  readonly gloss?: number;
}

export type Leaf =
  | { readonly kind: 'simple'; readonly blade: Blade }
  | { readonly kind: 'lobed'; readonly blade: Blade; readonly lobes: number; readonly depth: number }
  | { readonly kind: 'pinnate'; readonly blade: Blade; readonly pairs: number; readonly terminal: boolean }
  | { readonly kind: 'bipinnate'; readonly blade: Blade; readonly pinnae: number; readonly pairs: number }
  | { readonly kind: 'palmate'; readonly blade: Blade; readonly leaflets: number }
  | { readonly kind: 'feathery'; readonly blade: Blade; readonly pairs: number; readonly fineness: number };

/** Where the light comes from: over the left shoulder. */
const light: Point = [-0.55, -0.83];

/** How much is drawn: `fine` for one leaf that fills the sheet, `plain` for many small ones. */
export type Detail = 'fine' | 'full' | 'plain';

const fullness: Readonly<Record<Exclude<Outline, 'cordate'>, readonly [base: number, tip: number]>> = {
  ovate: [0.5, 1],
  elliptic: [0.78, 0.8],
  lanceolate: [0.62, 1.2],
  oblong: [0.36, 0.4],
  obovate: [1.15, 0.5],
  linear: [0.25, 0.5],
  round: [0.5, 0.5],
  rhombic: [0.95, 1.05],
};

const heart: readonly Point[] = [
  [0, 0],
  [-0.07, 0.08],
  [-0.12, 0.2],
  [-0.1, 0.34],
  [0, 0.45],
  [0.15, 0.5],
  [0.32, 0.48],
  [0.5, 0.4],
  [0.68, 0.27],
  [0.84, 0.13],
  [0.94, 0.045],
  [1, 0],
];

/** One side of a blade: points (along, aside) as parts of its length and width. */
function side(blade: Blade, count: number): Point[] {
  const samples = steps(count);
  if (blade.outline === 'cordate') return samples.map(onHeart);
  const [base, plainTip] = fullness[blade.outline];
  const drawnOut = blade.tip === 'acuminate';
  const tip = plainTip + (drawnOut ? 0.6 : 0);
  const peak = base / (base + tip);
  const greatest = peak ** base * (1 - peak) ** tip;
  return samples.map((sample) => {
    const part = (1 - Math.cos(Math.PI * sample)) / 2;
    const body = (part ** base * (1 - part) ** tip) / greatest / 2;
    const drip = drawnOut ? 0.09 * (1 - part) ** 0.8 * smoothStep(0.55, 0.95, part) : 0;
    return [part, body + drip];
  });
}

function onHeart(part: number): Point {
  const place = part * (heart.length - 1);
  const index = Math.min(heart.length - 2, Math.floor(place));
  const [fromX, fromY] = heart[index] ?? [0, 0];
  const [toX, toY] = heart[index + 1] ?? [1, 0];
  const rest = place - index;
  return [fromX + (toX - fromX) * rest, fromY + (toY - fromY) * rest];
}

/** Half the width, as a part of the whole width, at a place along the blade. */
function halfWidth(outline: readonly Point[], along: number): number {
  let before: Point = [0, 0];
  for (const point of outline) {
    if (point[0] >= along && before[0] <= along) {
      const span = point[0] - before[0];
      return span === 0 ? point[1] : before[1] + ((point[1] - before[1]) * (along - before[0])) / span;
    }
    before = point;
  }
  return 0;
}

interface Half {
  readonly points: readonly Point[];
  readonly lit: boolean;
  readonly sign: 1 | -1;
}

/** A blade along a spine. */
export function drawBlade(sketch: Sketch, blade: Blade, spine: Spine, detail: Detail = 'full'): string {
  const { random } = sketch;
  const width = spine.length * blade.ratio;
  const colour = vary(blade.colour, random, 0.1);
  const teeth = blade.teeth ?? 14;
  const toothed = blade.margin === 'serrate' || blade.margin === 'crenate';
  const outline = side(
    blade,
    detail === 'plain' ? 9 : Math.min(30, Math.max(12, Math.round(spine.length / 9))),
  );
  const unevenness = random.between(0.92, 1.08);

  const halves = ([-1, 1] as const).map((sign): Half => {
    const stretch = sign === 1 ? unevenness : 2 - unevenness;
    const rows =
      toothed && detail !== 'plain' ? side(blade, teeth * (blade.margin === 'serrate' ? 3 : 4) + 1) : outline;
    const wave = random.between(0, turn);
    const points = rows.map(([along, aside], index): Point => {
      let reach = aside * width * sign * stretch;
      let forward = along;
      if (toothed && detail !== 'plain') {
        const count = blade.margin === 'serrate' ? 3 : 4;
        const step = (index % count) / count;
        const inner = smoothStep(0, 0.12, index / rows.length) * smoothStep(0, 0.08, 1 - index / rows.length);
        const tooth = blade.margin === 'serrate' ? step : Math.sin(Math.PI * step);
        reach *= 1 - (blade.margin === 'serrate' ? 0.09 : 0.07) * (1 - tooth) * inner;
        forward += blade.margin === 'serrate' ? (step * 0.35 * inner) / teeth : 0;
      }
      if (blade.margin === 'wavy') reach *= 1 + 0.07 * Math.sin(wave + along * 22);
      return spine.beside(forward, reach);
    });
    const normal = spine.heading(0.5) + Math.PI / 2;
    const lit = (Math.cos(normal) * light[0] + Math.sin(normal) * light[1]) * sign > 0;
    return { points, lit, sign };
  });

  const [left, right] = halves;
  if (left === undefined || right === undefined) return '';
  const path = blade.margin === 'serrate' && detail !== 'plain' ? straight : smooth;
  const edge = path([...left.points, ...right.points.toReversed().slice(1)], true);
  const midrib = steps(12).map((part) => spine.point(part));
  const parts: string[] = [];

  const [x1, y1] = spine.point(0);
  const [x2, y2] = spine.point(1);
  const [a, b, c] = [darken(colour, 0.18), colour, lighten(mix(colour, '#c9b84a', 0.12), 0.1)];
  const fill =
    detail === 'plain'
      ? colour
      : sketch.define(
          `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"><stop offset="0" stop-color="${a}"/><stop offset=".45" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`,
        );
  const ink = detail === 'plain' ? 0.7 : 1.1;
  parts.push(shadow(edge, detail));
  parts.push(
    `<path d="${edge}" fill="${fill}" stroke="${darken(colour, 0.6)}" stroke-width="${ink}" stroke-opacity=".75" stroke-linejoin="round"/>`,
  );
  for (const half of halves) {
    const area = path([...half.points, ...midrib.toReversed().slice(1)], true);
    parts.push(
      half.lit
        ? `<path d="${area}" fill="#fff4c8" fill-opacity=".2"/>`
        : `<path d="${area}" fill="#14301c" fill-opacity=".2"/>`,
    );
    if (half.lit && blade.gloss && detail !== 'plain')
      parts.push(gloss(sketch, spine, outline, width, half, blade.gloss));
  }
  if ((blade.veins ?? 0) > 0) parts.push(drawVeins(sketch, blade, spine, outline, width, colour, detail));
  parts.push(drawMidrib(blade, spine, colour, detail));
  if (detail !== 'plain') parts.push(blemishes(sketch, spine, outline, width));
  return `<g>${parts.join('')}</g>`;
}

/** What lies over the paper or over another leaf darkens it a little, to the lower right. */
export function shadow(edge: string, detail: Detail): string {
  const far = detail === 'plain' ? 1.6 : 3;
  return `<path d="${edge}" transform="translate(${far} ${number(far * 1.4)})" fill="#2a1c08" fill-opacity=".2"/>`;
}

function gloss(
  sketch: Sketch,
  spine: Spine,
  outline: readonly Point[],
  width: number,
  half: Half,
  strength: number,
): string {
  const middle = sketch.random.between(0.45, 0.6);
  const reach = (along: number, part: number) =>
    spine.beside(along, halfWidth(outline, along) * width * half.sign * part);
  const rows = steps(8).map((step) => middle - 0.28 + step * 0.5);
  const shine = smooth(
    [...rows.map((row) => reach(row, 0.35)), ...rows.toReversed().map((row) => reach(row, 0.68))],
    true,
  );
  return `<path d="${shine}" fill="#ffffff" fill-opacity="${(strength * 0.14).toFixed(2)}"/>`;
}

function drawVeins(
  sketch: Sketch,
  blade: Blade,
  spine: Spine,
  outline: readonly Point[],
  width: number,
  colour: Colour,
  detail: Detail,
): string {
  const { random } = sketch;
  const count = detail === 'plain' ? Math.min(4, blade.veins ?? 0) : (blade.veins ?? 0);
  const pale = blade.veinColour ?? lighten(colour, 0.5);
  const dark = darken(colour, 0.5);
  const toothed = blade.margin === 'serrate' || blade.margin === 'crenate';
  const thin = detail === 'fine' ? 2.2 : detail === 'full' ? 1.1 : 0.6;
  const veins: string[] = [];
  const relief: string[] = [];
  const net: string[] = [];
  for (const sign of [-1, 1]) {
    let previous: Point[] | undefined;
    for (let index = 0; index < count; index += 1) {
      let line: Point[];
      if (blade.parallel) {
        const share = ((index + 0.7) / (count + 0.7)) * sign;
        line = steps(9).map((part) => {
          const along = 0.02 + part * 0.93;
          return spine.beside(along, halfWidth(outline, along) * width * share);
        });
      } else {
        const from = 0.06 + (index / count) * 0.82 + random.between(-0.008, 0.008);
        const forward = Math.min(1 - from, 0.05 + halfWidth(outline, from) * blade.ratio * 1.05);
        line = steps(6).map((part) => {
          const along = Math.min(0.985, from + forward * (0.62 * part + 0.38 * part ** 2));
          return spine.beside(
            along,
            halfWidth(outline, along) * width * sign * part * (toothed ? 0.88 : 0.96),
          );
        });
      }
      veins.push(smooth(line));
      relief.push(smooth(line.map(([x, y]): Point => [x + thin * 0.9, y + thin * 1.3])));
      if (detail === 'fine' && !blade.parallel && previous !== undefined)
        net.push(...mesh(previous, line, random.next));
      previous = line;
    }
  }
  return [
    detail === 'plain'
      ? ''
      : `<path d="${relief.join('')}" fill="none" stroke="${dark}" stroke-width="${number(thin * 2.6)}" stroke-opacity=".14"/>`,
    net.length > 0
      ? `<path d="${net.join('')}" fill="none" stroke="${pale}" stroke-width=".9" stroke-opacity=".34" stroke-linecap="round"/>`
      : '',
    `<path d="${veins.join('')}" fill="none" stroke="${pale}" stroke-width="${thin}" stroke-opacity=".6"/>`,
  ].join('');
}

/** The small veins between two large ones. */
function mesh(one: readonly Point[], other: readonly Point[], chance: () => number): string[] {
  const lines: string[] = [];
  const rungs = 7;
  const between = (line: readonly Point[], part: number): Point => {
    const place = Math.min(0.999, part) * (line.length - 1);
    const index = Math.floor(place);
    const [ax, ay] = line[index] ?? [0, 0];
    const [bx, by] = line[index + 1] ?? [ax, ay];
    return [ax + (bx - ax) * (place - index), ay + (by - ay) * (place - index)];
  };
  for (let rung = 1; rung < rungs; rung += 1) {
    const start = between(one, (rung + (chance() - 0.5) * 0.5) / rungs);
    const end = between(other, (rung - 0.4 + (chance() - 0.5) * 0.5) / rungs);
    const gap = distance(start, end) * 0.12;
    const middle: Point = [
      (start[0] + end[0]) / 2 + (chance() - 0.5) * gap * 2,
      (start[1] + end[1]) / 2 + (chance() - 0.5) * gap * 2,
    ];
    lines.push(smooth([start, middle, end]));
  }
  return lines;
}

function drawMidrib(blade: Blade, spine: Spine, colour: Colour, detail: Detail): string {
  const pale = blade.veinColour ?? lighten(colour, 0.55);
  const root = detail === 'fine' ? 7 : Math.min(4.5, 0.7 + spine.length * 0.013);
  const rows = steps(detail === 'plain' ? 4 : 8);
  const rib = smooth(
    [
      ...rows.map((part) => spine.beside(part * 0.985, -(root / 2) * (1 - part) ** 0.8)),
      ...rows.toReversed().map((part) => spine.beside(part * 0.985, (root / 2) * (1 - part) ** 0.8)),
    ],
    true,
  );
  const crease = smooth(rows.map((part) => spine.beside(part * 0.97, root * 0.6 * (1 - part * 0.7))));
  const shade =
    detail === 'plain'
      ? ''
      : `<path d="${crease}" fill="none" stroke="${darken(colour, 0.6)}" stroke-width="${number(Math.max(0.6, root * 0.35))}" stroke-opacity=".3"/>`;
  return `${shade}<path d="${rib}" fill="${pale}" fill-opacity=".85"/>`;
}

/** No leaf from a garden is without a brown spot. */
function blemishes(sketch: Sketch, spine: Spine, outline: readonly Point[], width: number): string {
  const { random } = sketch;
  if (random.chance(0.45)) return '';
  const spots = Array.from({ length: random.whole(1, 4) }, () => {
    const along = random.between(0.2, 0.92);
    const [x, y] = spine.beside(along, halfWidth(outline, along) * width * random.between(-0.85, 0.85));
    const radius = random.between(0.7, 1.6) * (1 + spine.length / 500);
    return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(radius)}" ry="${number(radius * 0.8)}"/>`;
  });
  return `<g fill="#7a5426" fill-opacity=".5">${spots.join('')}</g>`;
}

/** A leaf with what belongs to it, its stalk's end at the beginning of the spine. */
export function drawLeaf(sketch: Sketch, leaf: Leaf, spine: Spine, detail: Detail = 'full'): string {
  switch (leaf.kind) {
    case 'simple':
      return drawBlade(sketch, leaf.blade, spine, detail);
    case 'lobed':
      return drawLobed(sketch, leaf, spine, detail);
    case 'pinnate':
      return drawPinnate(sketch, leaf, spine, detail);
    case 'bipinnate':
      return drawBipinnate(sketch, leaf, spine);
    case 'palmate':
      return drawPalmate(sketch, leaf, spine, detail);
    case 'feathery':
      return drawFeathery(sketch, leaf, spine);
  }
}

function stalk(spine: Spine, colour: Colour, width: number): string {
  const line = smooth(steps(10).map((part) => spine.point(part)));
  const root = number(width);
  return `<path d="${line}" fill="none" stroke="${darken(colour, 0.45)}" stroke-width="${root}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${lighten(colour, 0.3)}" stroke-width="${number(width * 0.45)}" stroke-linecap="round" transform="translate(-.4 -.5)"/>`;
}

function drawPinnate(
  sketch: Sketch,
  { blade, pairs, terminal }: Extract<Leaf, { kind: 'pinnate' }>,
  spine: Spine,
  detail: Detail,
): string {
  const { random } = sketch;
  const size = (spine.length / (pairs + 1)) * 1.75;
  const parts: string[] = [stalk(spine, mix(blade.colour, '#8a7a3c', 0.25), 2.4)];
  const inner: Detail = detail === 'full' && size < 46 ? 'plain' : detail;
  for (let pair = 0; pair < pairs; pair += 1) {
    const along = 0.16 + (pair / pairs) * (terminal ? 0.78 : 0.84);
    const length = size * (0.82 + 0.3 * Math.sin(Math.PI * Math.min(1, 0.25 + pair / pairs)));
    for (const sign of [-1, 1]) {
      const heading = spine.heading(along) + sign * degrees(random.between(52, 66));
      const leaflet = arc(
        spine.point(along),
        heading,
        length * random.between(0.94, 1.05),
        -sign * degrees(22),
      );
      parts.push(drawBlade(sketch, blade, leaflet, inner));
    }
  }
  if (terminal)
    parts.push(drawBlade(sketch, blade, arc(spine.point(0.97), spine.heading(1), size, 0.1), inner));
  return `<g>${parts.join('')}</g>`;
}

/** Very many very small leaflets: one shape and one line for each row of them. */
function drawBipinnate(
  sketch: Sketch,
  { blade, pinnae, pairs }: Extract<Leaf, { kind: 'bipinnate' }>,
  spine: Spine,
): string {
  const { random } = sketch;
  const parts: string[] = [];
  const rows = steps(pinnae).flatMap((step) =>
    [-1, 1].map((sign) => {
      const along = 0.18 + step * 0.8;
      const heading = spine.heading(along) + sign * degrees(random.between(48, 60));
      const length = spine.length * 0.46 * (0.72 + 0.45 * Math.sin(Math.PI * (0.2 + step * 0.7)));
      return arc(spine.point(along), heading, length, -sign * degrees(24));
    }),
  );
  for (const row of rows) parts.push(leafletRow(sketch, blade, row, pairs));
  parts.push(stalk(spine, mix(blade.colour, '#8a7a3c', 0.3), 2.2));
  return `<g>${parts.join('')}</g>`;
}

function leafletRow(sketch: Sketch, blade: Blade, row: Spine, pairs: number): string {
  const { random } = sketch;
  const colour = vary(blade.colour, random, 0.1);
  const length = (row.length / pairs) * 1.9;
  const shapes = { lit: [] as string[], shaded: [] as string[] };
  const ribs: string[] = [];
  for (const step of steps(pairs)) {
    for (const sign of [-1, 1] as const) {
      const along = 0.06 + step * 0.92;
      const heading = row.heading(along) + sign * degrees(66);
      const size = length * (step > 0.85 ? 0.75 : 1) * random.between(0.92, 1.06);
      const leaflet = arc(row.point(along), heading, size, -sign * degrees(14));
      const outline = side(blade, 8);
      const width = size * blade.ratio;
      const edge = smooth(
        [
          ...outline.map(([part, aside]) => leaflet.beside(part, aside * width)),
          ...outline
            .toReversed()
            .slice(1)
            .map(([part, aside]) => leaflet.beside(part, -aside * width)),
        ],
        true,
      );
      const lit = Math.cos(heading) * light[0] + Math.sin(heading) * light[1] > 0;
      (lit ? shapes.lit : shapes.shaded).push(edge);
      ribs.push(straight([leaflet.point(0), leaflet.point(0.85)]));
    }
  }
  const all = [...shapes.lit, ...shapes.shaded].join('');
  const ink = `stroke="${darken(colour, 0.6)}" stroke-width=".6" stroke-opacity=".55"`;
  return [
    `<path d="${all}" transform="translate(2 3)" fill="#2a1c08" fill-opacity=".18"/>`,
    `<path d="${shapes.shaded.join('')}" fill="${darken(colour, 0.12)}" ${ink}/>`,
    `<path d="${shapes.lit.join('')}" fill="${lighten(colour, 0.12)}" ${ink}/>`,
    `<path d="${ribs.join('')}" stroke="${lighten(colour, 0.5)}" stroke-width=".6" stroke-opacity=".7" fill="none"/>`,
    stalk(row, mix(blade.colour, '#8a7a3c', 0.3), 1.3),
  ].join('');
}

function drawPalmate(
  sketch: Sketch,
  { blade, leaflets }: Extract<Leaf, { kind: 'palmate' }>,
  spine: Spine,
  detail: Detail,
): string {
  const { random } = sketch;
  const petiole = arc(
    spine.point(0),
    spine.heading(0),
    spine.length * 0.38,
    spine.heading(0.38) - spine.heading(0),
  );
  const hub = petiole.point(1);
  const spread = degrees(205);
  const order = steps(leaflets)
    .map((step) => ({ step, length: spine.length * 0.62 * (1 - 0.34 * Math.abs(step * 2 - 1)) }))
    .sort((a, b) => a.length - b.length);
  const parts = order.map(({ step, length }) => {
    const heading = petiole.heading(1) - spread / 2 + spread * step;
    return drawBlade(sketch, blade, arc(hub, heading, length, random.between(-0.2, 0.2)), detail);
  });
  return `<g>${stalk(petiole, mix(blade.colour, '#8a7a3c', 0.25), 3)}${parts.join('')}</g>`;
}

/** Cut so finely that only the lines are left. */
function drawFeathery(
  sketch: Sketch,
  { blade, pairs, fineness }: Extract<Leaf, { kind: 'feathery' }>,
  spine: Spine,
): string {
  const { random } = sketch;
  const colour = vary(blade.colour, random, 0.1);
  const lines: Record<'thick' | 'thin', string[]> = { thick: [], thin: [] };
  lines.thick.push(smooth(steps(8).map((part) => spine.point(part))));
  for (const step of steps(pairs)) {
    for (const sign of [-1, 1]) {
      const along = 0.14 + step * 0.84;
      const length = spine.length * blade.ratio * 0.4 * (0.35 + Math.sin(Math.PI * (0.18 + 0.72 * step)));
      const branch = arc(
        spine.point(along),
        spine.heading(along) + sign * degrees(random.between(44, 58)),
        length,
        -sign * 0.4,
      );
      lines.thick.push(smooth(steps(5).map((part) => branch.point(part))));
      for (const twig of steps(fineness)) {
        for (const way of [-1, 1]) {
          const place = 0.22 + twig * 0.76;
          const hair = arc(
            branch.point(place),
            branch.heading(place) + way * degrees(40),
            length * 0.3 * (1.15 - twig * 0.6),
            -way * 0.5,
          );
          lines.thin.push(smooth(steps(3).map((part) => hair.point(part))));
        }
      }
    }
  }
  const draw = (paths: readonly string[], stroke: Colour, width: number, more = '') =>
    `<path d="${paths.join('')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  return [
    draw(lines.thin, '#2a1c08', 2.6, ' stroke-opacity=".14" transform="translate(2 3)"'),
    draw(lines.thin, darken(colour, 0.3), 2.8),
    draw(lines.thick, darken(colour, 0.34), 2.2),
    draw(lines.thin, lighten(colour, 0.14), 1.5, ' transform="translate(-.4 -.5)"'),
    draw(lines.thick, lighten(colour, 0.3), 0.9, ' transform="translate(-.3 -.4)"'),
  ].join('');
}

/** One blade with lobes like fingers, its veins running to each of them. */
function drawLobed(
  sketch: Sketch,
  { blade, lobes, depth }: Extract<Leaf, { kind: 'lobed' }>,
  spine: Spine,
  detail: Detail,
): string {
  const { random } = sketch;
  const petiole = arc(
    spine.point(0),
    spine.heading(0),
    spine.length * 0.3,
    spine.heading(0.3) - spine.heading(0),
  );
  const hub = petiole.point(1);
  const ahead = petiole.heading(1);
  const size = spine.length * 0.7;
  const colour = vary(blade.colour, random, 0.08);
  const spread = degrees(lobes > 3 ? 270 : 190);
  const gap = spread / (lobes - 1);
  const teeth = blade.margin === 'serrate' ? 0.035 : 0;
  const radius = (angle: number) => {
    const envelope = 0.46 + 0.54 * Math.cos(angle / 2) ** (lobes > 3 ? 1.2 : 2);
    const beyond = Math.max(0, Math.abs(angle) - spread / 2) / (Math.PI - spread / 2 + 0.001);
    const valley = Math.abs(Math.sin((Math.PI * angle) / gap + (lobes % 2 === 0 ? Math.PI / 2 : 0)));
    const cut = 1 - depth * valley ** 0.85;
    return size * envelope * (beyond > 0 ? (1 - depth * 0.2) * (1 - beyond ** 0.7 * 0.86) : cut);
  };
  const place = (angle: number, part = 1): Point => {
    const reach = radius(angle) * part;
    return [hub[0] + Math.cos(ahead + angle) * reach, hub[1] + Math.sin(ahead + angle) * reach];
  };
  const count = detail === 'plain' ? 60 : 150;
  const rim = steps(count).map((step, index) => {
    const angle = (step - 0.5) * turn * 0.998;
    return place(angle, 1 + (index % 3 === 0 ? teeth : -teeth) + random.between(-0.006, 0.006));
  });
  const edge = blade.margin === 'serrate' ? straight(rim, true) : smooth(rim, true);
  const [hx, hy] = hub;
  const fill = sketch.define(
    `<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="${number(hx)}" cy="${number(hy)}" r="${number(size)}"><stop offset="0" stop-color="${lighten(colour, 0.22)}"/><stop offset=".35" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.14)}"/></radialGradient>`,
  );
  const angles = steps(lobes).map((step) => (step - 0.5) * spread);
  const thin = detail === 'fine' ? 2 : detail === 'full' ? 1.1 : 0.7;
  const large: string[] = [];
  const small: string[] = [];
  const shades: string[] = [];
  for (const angle of angles) {
    const vein = arc(hub, ahead + angle, radius(angle) * 0.96, 0);
    large.push(straight([vein.point(0), vein.point(1)]));
    const direction = ahead + angle + Math.PI / 2;
    const lit = Math.cos(direction) * light[0] + Math.sin(direction) * light[1] > 0;
    const away = lit ? -1 : 1;
    const flank = steps(7).map((part) => place(angle + away * gap * 0.5 * (1 - part), 0.98));
    shades.push(straight([hub, ...flank], true));
    const pairs = detail === 'plain' ? 3 : 7;
    for (const step of steps(pairs)) {
      for (const sign of [-1, 1]) {
        const from = 0.22 + step * 0.68;
        const reach = radius(angle) * (1 - from) * (0.34 + (1 - depth) * 0.4);
        const twig = arc(vein.point(from), ahead + angle + sign * degrees(42), reach, -sign * 0.35);
        small.push(smooth(steps(4).map((part) => twig.point(part))));
      }
    }
  }
  const pale = blade.veinColour ?? lighten(colour, 0.5);
  const inside = sketch.define(`<clipPath id="ID"><path d="${edge}"/></clipPath>`);
  return `<g>${stalk(petiole, mix(colour, blade.veinColour ?? '#8a7a3c', 0.4), 3.4)}${[
    shadow(edge, detail),
    `<path d="${edge}" fill="${fill}" stroke="${darken(colour, 0.6)}" stroke-width="1.1" stroke-opacity=".75" stroke-linejoin="round"/>`,
    `<g clip-path="${inside}">`,
    `<path d="${shades.join('')}" fill="#14301c" fill-opacity=".17"/>`,
    `<path d="${small.join('')}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="${number(thin * 2.4)}" stroke-opacity=".12"/>`,
    `<path d="${small.join('')}" fill="none" stroke="${pale}" stroke-width="${number(thin * 0.8)}" stroke-opacity=".55"/>`,
    '</g>',
    `<path d="${large.join('')}" fill="none" stroke="${pale}" stroke-width="${number(thin * 1.8)}" stroke-opacity=".85" stroke-linecap="round"/>`,
  ].join('')}</g>`;
}
