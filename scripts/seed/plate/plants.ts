import { type Colour, darken, lighten, mix, vary } from './colour.ts';
import { drawFlower, drawInflorescence, type Flower, type Inflorescence } from './flowers.ts';
import { drawFruit, egg, type Fruit } from './fruits.ts';
import {
  arc,
  at,
  curve,
  degrees,
  number,
  type Point,
  type Spine,
  smooth,
  steps,
  straight,
  turn,
} from './geometry.ts';
import { type Detail, drawBlade, drawLeaf, type Leaf } from './leaves.ts';
import type { Sketch } from './sketch.ts';
import { drawStem, type Stem } from './stems.ts';

export interface Shoot {
  readonly stem: Stem;
  readonly leaf: Leaf;
  /** Of the largest leaf, in pixels. */
  readonly leafLength: number;
  /** Places where leaves stand along a whole stem. */
  readonly nodes: number;
  readonly arrangement: 'alternate' | 'opposite' | 'whorled';
  /** Length of a leaf's stalk as a part of the leaf's. */
  readonly petiole?: number;
  /** Between stem and leaf, in degrees. */
  readonly angle?: number;
}

export type Plant =
  | {
      readonly habit: 'twig';
      readonly shoot: Shoot;
      readonly branches: 0 | 1 | 2;
      /** At the end of the stem and of every branch. */
      readonly top?: Inflorescence;
      /** Where leaves meet the stem. */
      readonly axils?: {
        readonly flowers?: Inflorescence;
        readonly fruit?: Fruit;
        readonly cluster?: number;
      };
    }
  | { readonly habit: 'vine'; readonly shoot: Shoot; readonly flower?: Flower; readonly fruit?: Fruit }
  | { readonly habit: 'rosette'; readonly colour: Colour; readonly thorns: Colour; readonly flowers: Colour }
  | {
      readonly habit: 'clump';
      readonly colour: Colour;
      readonly foot: Colour;
      readonly blades: number;
      readonly plume?: Colour;
    }
  | {
      readonly habit: 'rhizome';
      readonly skin: Colour;
      readonly flesh: Colour;
      readonly leaf: Leaf;
      readonly leafLength: number;
      readonly top?: Inflorescence;
    }
  | {
      readonly habit: 'bulb';
      readonly skin: Colour;
      readonly streak: Colour;
      readonly leaf: Colour;
      readonly flowers: Inflorescence;
    }
  | { readonly habit: 'comb'; readonly honey: Colour; readonly wax: Colour };

/** `mirrored` makes a twig lean to the left, so that not all sheets look alike. */
export function drawPlant(sketch: Sketch, plant: Plant, mirrored = false): string {
  switch (plant.habit) {
    case 'twig':
      return drawTwig(sketch, plant, mirrored);
    case 'vine':
      return drawVine(sketch, plant);
    case 'rosette':
      return drawRosette(sketch, plant);
    case 'clump':
      return drawClump(sketch, plant);
    case 'rhizome':
      return drawRhizomePlant(sketch, plant);
    case 'bulb':
      return drawBulbPlant(sketch, plant);
    case 'comb':
      return drawComb(sketch, plant);
  }
}

/** A leaf with its stalk, from where it leaves the stem. */
export function drawStalked(
  sketch: Sketch,
  shoot: Shoot,
  origin: Point,
  heading: number,
  length: number,
  bend: number,
  detail: Detail = 'full',
): string {
  const stalkLength = length * (shoot.petiole ?? 0.08);
  const stalk = arc(origin, heading, stalkLength, bend * 0.3);
  const line = smooth(steps(5).map((part) => stalk.point(part)));
  const green = mix(shoot.stem.colour, shoot.leaf.blade.colour, 0.5);
  const width = Math.max(1.6, length * 0.013);
  const blade = arc(stalk.point(1), stalk.heading(1), length, bend);
  return [
    `<path d="${line}" fill="none" stroke="${darken(green, 0.5)}" stroke-width="${number(width * 1.5)}" stroke-linecap="round"/>`,
    `<path d="${line}" fill="none" stroke="${lighten(green, 0.3)}" stroke-width="${number(width * 0.7)}" stroke-linecap="round"/>`,
    drawLeaf(sketch, shoot.leaf, blade, detail),
  ].join('');
}

interface Growth {
  readonly spine: Spine;
  readonly nodes: number;
  readonly leafLength: number;
  readonly width: number;
  readonly from: number;
}

/** Where a leaf stands: on which side, and how far along the stem. */
interface Axil {
  readonly along: number;
  readonly place: Point;
  readonly heading: number;
  readonly sign: number;
}

/** A stem with its leaves, and where they stand. */
function growShoot(sketch: Sketch, shoot: Shoot, growth: Growth): { drawing: string; axils: Axil[] } {
  const { random } = sketch;
  const { spine, nodes } = growth;
  const behind: string[] = [];
  const before: string[] = [];
  const axils: Axil[] = [];
  const first = random.pick([-1, 1]);
  for (const [index, step] of steps(nodes).entries()) {
    const along = growth.from + (0.985 - growth.from) * step;
    const young = 1 - 0.52 * step ** 2.2;
    const old = 0.78 + 0.22 * Math.min(1, step * 3);
    const opening = (shoot.angle ?? 58) * (1 - 0.42 * step ** 1.5);
    const signs =
      shoot.arrangement === 'opposite'
        ? [-1, 1]
        : shoot.arrangement === 'whorled'
          ? [-1, 1, -0.45, 0.5]
          : [index % 2 === 0 ? first : -first];
    for (const sign of signs) {
      const length =
        growth.leafLength * young * old * random.between(0.9, 1.08) * (Math.abs(sign) < 1 ? 0.85 : 1);
      const heading = spine.heading(along) + sign * degrees(opening + random.between(-7, 7));
      const drawn = drawStalked(
        sketch,
        shoot,
        spine.point(along),
        heading,
        length,
        -sign * random.between(0.1, 0.42),
      );
      (Math.abs(sign) < 1 || random.chance(0.3) ? before : behind).push(drawn);
      if (Math.abs(sign) === 1) axils.push({ along, place: spine.point(along), heading, sign });
    }
  }
  const stem = drawStem(sketch, { ...shoot.stem, width: growth.width }, spine);
  return { drawing: [...behind, stem, ...before].join(''), axils };
}

function drawTwig(sketch: Sketch, plant: Extract<Plant, { habit: 'twig' }>, mirrored: boolean): string {
  const { random } = sketch;
  const { shoot, top, axils } = plant;
  const lean = random.between(-30, 30);
  const place = (x: number, y: number): Point => [mirrored ? 1175 - x : x, y];
  const away = (angle: number) => degrees(mirrored ? 180 - angle : angle);
  const tall = plant.branches === 0;
  const end = top === undefined ? 190 : 270;
  const main = curve(
    place(tall ? 500 : 440, 925),
    place((tall ? 520 : 470) + lean, 720),
    place((tall ? 560 : 500) - lean, 450),
    place((tall ? 640 : 595) + lean, end),
  );
  const shoots: Growth[] = [
    { spine: main, nodes: shoot.nodes, leafLength: shoot.leafLength, width: shoot.stem.width, from: 0.2 },
  ];
  const branchNodes = Math.max(3, Math.round(shoot.nodes * 0.62));
  if (plant.branches >= 1) {
    const from = main.point(0.2);
    shoots.unshift({
      spine: curve(from, at(from, away(-42), 190), place(860, 580), place(985, end + 110)),
      nodes: branchNodes,
      leafLength: shoot.leafLength * 0.84,
      width: shoot.stem.width * 0.66,
      from: 0.3,
    });
  }
  if (plant.branches === 2) {
    const from = main.point(0.36);
    shoots.unshift({
      spine: curve(from, at(from, away(-140), 110), place(270, 500), place(225, end + 150)),
      nodes: Math.max(3, branchNodes - 1),
      leafLength: shoot.leafLength * 0.7,
      width: shoot.stem.width * 0.5,
      from: 0.35,
    });
  }
  const drawn = shoots.map((growth) => {
    const grown = growShoot(sketch, shoot, growth);
    const extras = grown.axils
      .filter(({ along }, index) => index % 2 === 1 && along < 0.86)
      .flatMap(({ place, heading, sign }) => {
        const inner = heading - sign * 0.5;
        const parts: string[] = [];
        if (axils?.flowers) parts.push(drawInflorescence(sketch, axils.flowers, place, inner));
        if (axils?.fruit) {
          for (let index = 0; index < (axils.cluster ?? 1); index += 1) {
            parts.push(hangFruit(sketch, axils.fruit, place, inner + random.between(-1.1, 1.1)));
          }
        }
        return parts;
      });
    const { spine } = growth;
    const crown = top === undefined ? '' : drawInflorescence(sketch, top, spine.point(1), spine.heading(1));
    return `${grown.drawing}${extras.join('')}${crown}`;
  });
  return drawn.join('');
}

function hangFruit(sketch: Sketch, fruit: Fruit, place: Point, heading: number): string {
  const long = fruit.kind === 'pod';
  const reach = long ? fruit.size * 0.08 : fruit.size * 0.85;
  const stalk = arc(place, heading, reach, sketch.random.between(-0.4, 0.4));
  const line = smooth(steps(4).map((part) => stalk.point(part)));
  const drawn = drawFruit(sketch, fruit, stalk.point(1), stalk.heading(1));
  return `<path d="${line}" fill="none" stroke="#4f4a26" stroke-width="3" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#98904e" stroke-width="1.4" stroke-linecap="round"/>${drawn}`;
}

function drawVine(sketch: Sketch, { shoot, flower, fruit }: Extract<Plant, { habit: 'vine' }>): string {
  const { random } = sketch;
  const spines = [
    curve([110, 690], [330, 900], [330, 400], [610, 450]),
    curve([610, 450], [800, 480], [780, 150], [1100, 215]),
  ];
  const drawings: string[] = [];
  const tendrils: string[] = [];
  for (const [part, spine] of spines.entries()) {
    const grown = growShoot(sketch, shoot, {
      spine,
      nodes: shoot.nodes,
      leafLength: shoot.leafLength * (part === 0 ? 1 : 0.88),
      width: shoot.stem.width * (part === 0 ? 1 : 0.72),
      from: 0.1,
    });
    for (const [index, { place, heading, sign }] of grown.axils.entries()) {
      tendrils.push(tendril(sketch, place, heading - sign * 1.1, sign));
      if (flower && index % 3 === 1) {
        const stalk = arc(place, heading - sign * 0.7, flower.size * 0.85, sign * 0.4);
        tendrils.push(stalkLine(stalk));
        drawings.push(drawFlower(sketch, flower, stalk.point(1), stalk.heading(1)));
      }
      if (fruit && index % 3 === 2)
        drawings.push(hangFruit(sketch, fruit, place, degrees(80) + random.between(-0.3, 0.3)));
    }
    tendrils.push(grown.drawing);
  }
  return [...tendrils, ...drawings].join('');
}

function stalkLine(stalk: Spine): string {
  const line = smooth(steps(5).map((part) => stalk.point(part)));
  return `<path d="${line}" fill="none" stroke="#4f5a26" stroke-width="3.4" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#a9b36a" stroke-width="1.5" stroke-linecap="round"/>`;
}

function tendril(sketch: Sketch, place: Point, heading: number, sign: number): string {
  const { random } = sketch;
  const reach = random.between(70, 120);
  const points: Point[] = steps(6).map((part) => at(place, heading + sign * part * 0.25, reach * part));
  const [hubX, hubY] = at(points.at(-1) ?? place, heading + sign * 1.5, 15);
  for (let step = 1; step <= 18; step += 1) {
    const angle = heading + sign * (1.5 + step * 0.55) + Math.PI;
    const radius = 15 * (1 - step / 24);
    points.push([hubX + Math.cos(angle) * radius + step * 0.5, hubY + Math.sin(angle) * radius]);
  }
  const line = smooth(points);
  return `<path d="${line}" fill="none" stroke="#4f6a2e" stroke-width="2.4" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#a5bd70" stroke-width="1.1" stroke-linecap="round"/>`;
}

/** A succulent leaf: thick, hollowed, with thorns at its edges and pale flecks. */
export function drawSucculent(
  sketch: Sketch,
  colour: Colour,
  thorns: Colour,
  spine: Spine,
  width: number,
): string {
  const { random } = sketch;
  const tone = vary(colour, random, 0.07);
  const rows = steps(15);
  const half = (part: number) =>
    (width / 2) * (1 - part ** 1.6) ** 0.8 * (0.86 + 0.14 * Math.sin(Math.PI * Math.min(1, part * 2.2)));
  const rim = (sign: number, share = 1) => rows.map((part) => spine.beside(part, sign * half(part) * share));
  const edge = smooth([...rim(-1), ...rim(1).toReversed()], true);
  const dark = Math.cos(spine.heading(0.4) + Math.PI / 2) > 0 ? 1 : -1;
  const teeth: string[] = [];
  const count = Math.round(spine.length / 24);
  for (let index = 1; index < count; index += 1) {
    for (const sign of [-1, 1]) {
      const along = index / count;
      const foot = spine.beside(along, sign * half(along) * 0.97);
      const tip = at(foot, spine.heading(along) + sign * 1.05, 5 + width * 0.075 * (1 - along * 0.6));
      teeth.push(
        straight(
          [
            spine.beside(along - 6 / spine.length, sign * half(along) * 0.96),
            tip,
            spine.beside(along + 5 / spine.length, sign * half(along) * 0.96),
          ],
          true,
        ),
      );
    }
  }
  const flecks = Array.from({ length: Math.round(spine.length / 9) }, () => {
    const along = random.between(0.06, 0.85);
    const [x, y] = spine.beside(along, half(along) * random.between(-0.75, 0.75));
    const angle = (spine.heading(along) * 180) / Math.PI;
    return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(random.between(3, 7))}" ry="1.5" transform="rotate(${number(angle)} ${number(x)} ${number(y)})"/>`;
  });
  const [x1, y1] = spine.point(0);
  const [x2, y2] = spine.point(1);
  const fill = sketch.define(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"><stop offset="0" stop-color="${lighten(tone, 0.34)}"/><stop offset=".22" stop-color="${tone}"/><stop offset=".8" stop-color="${darken(tone, 0.1)}"/><stop offset="1" stop-color="${mix(tone, '#9a5a3a', 0.4)}"/></linearGradient>`,
  );
  return [
    '<g>',
    `<path d="${edge}" transform="translate(6 9)" fill="#1c1808" fill-opacity=".2"/>`,
    `<path d="${teeth.join('')}" fill="${thorns}" stroke="${darken(thorns, 0.5)}" stroke-width=".7"/>`,
    `<path d="${edge}" fill="${fill}" stroke="${darken(tone, 0.6)}" stroke-width="1.2" stroke-opacity=".75"/>`,
    `<path d="${smooth([...rim(dark), ...rim(dark, 0.25).toReversed()], true)}" fill="#12301f" fill-opacity=".24"/>`,
    `<path d="${smooth([...rim(dark, 0.62), ...rim(dark, 0.15).toReversed()], true)}" fill="#12301f" fill-opacity=".1"/>`,
    `<path d="${smooth([...rim(-dark, 0.86), ...rim(-dark, 0.5).toReversed()], true)}" fill="#ffffff" fill-opacity=".16"/>`,
    `<g fill="${lighten(tone, 0.6)}" fill-opacity=".5">${flecks.join('')}</g>`,
    '</g>',
  ].join('');
}

function drawRosette(sketch: Sketch, plant: Extract<Plant, { habit: 'rosette' }>): string {
  const { random } = sketch;
  const foot: Point = [540, 830];
  const torch = drawInflorescence(
    sketch,
    { kind: 'torch', colour: plant.flowers, length: 640 },
    [600, 720],
    degrees(-82),
  );
  const small = drawInflorescence(
    sketch,
    { kind: 'torch', colour: plant.flowers, length: 480 },
    [660, 700],
    degrees(-62),
  );
  const leaves = [
    { angle: -96, length: 560, side: 0 },
    { angle: -78, length: 540, side: 20 },
    { angle: -112, length: 530, side: -20 },
    { angle: -62, length: 540, side: 44 },
    { angle: -128, length: 540, side: -44 },
    { angle: -46, length: 500, side: 60 },
    { angle: -143, length: 490, side: -62 },
    { angle: -30, length: 440, side: 70 },
    { angle: -157, length: 420, side: -72 },
    { angle: -88, length: 400, side: 6 },
    { angle: -66, length: 360, side: 34 },
    { angle: -112, length: 360, side: -30 },
    { angle: -14, length: 330, side: 70 },
    { angle: -170, length: 330, side: -70 },
  ];
  const drawn = leaves.map(({ angle, length, side }) => {
    const lean = (angle + 92) / 80;
    const spine = arc(
      [foot[0] + side, foot[1] - Math.abs(side) * 0.1],
      degrees(angle + random.between(-3, 3)),
      length * random.between(0.95, 1.06),
      -lean * 0.75 + random.between(-0.08, 0.08),
    );
    return drawSucculent(sketch, plant.colour, plant.thorns, spine, 96);
  });
  return `${small}${torch}${drawn.join('')}${rootlets(sketch, [540, 836], 26, 70)}`;
}

/** Thin roots below a plant that was pulled out whole. */
function rootlets(sketch: Sketch, [x, y]: Point, count: number, length: number): string {
  const { random } = sketch;
  const lines = Array.from({ length: count }, () => {
    const start: Point = [x + random.between(-46, 46), y + random.between(-6, 10)];
    const root = arc(
      start,
      degrees(random.between(40, 140)),
      length * random.between(0.5, 1),
      random.between(-0.9, 0.9),
    );
    return smooth(steps(4).map((part) => root.point(part)));
  });
  return `<path d="${lines.join('')}" fill="none" stroke="#5c4426" stroke-width="2.4" stroke-opacity=".9" stroke-linecap="round"/><path d="${lines.join('')}" fill="none" stroke="#b99a68" stroke-width="1" stroke-linecap="round"/>`;
}

function drawClump(sketch: Sketch, plant: Extract<Plant, { habit: 'clump' }>): string {
  const { random } = sketch;
  const foot: Point = [585, 850];
  const blades = steps(plant.blades).map((step) => {
    const angle = -158 + 136 * step + random.between(-6, 6);
    const upright = 1 - Math.abs(angle + 90) / 90;
    const length = (470 + 300 * upright) * random.between(0.82, 1.08);
    const bend = ((angle + 90) / 60) * random.between(0.5, 1) + random.between(-0.12, 0.12);
    return {
      angle,
      spine: arc(
        [foot[0] + (step - 0.5) * 90, foot[1] - 90 - random.between(0, 40)],
        degrees(angle),
        length,
        bend,
      ),
    };
  });
  const leaves = random.shuffle(blades).map(({ spine }) =>
    drawBlade(
      sketch,
      {
        outline: 'linear',
        ratio: random.between(0.03, 0.045),
        colour: vary(plant.colour, random, 0.14),
        veins: 3,
        parallel: true,
      },
      spine,
    ),
  );
  const plumes = plant.plume
    ? [-104, -84, -70].map((angle) =>
        drawPlume(
          sketch,
          arc([foot[0], foot[1] - 120], degrees(angle), random.between(640, 720), random.between(-0.1, 0.25)),
          plant.plume ?? '',
        ),
      )
    : [];
  const sheaths = [-34, 30, -14, 12, 44, -46, 0].map((offset) => {
    const spine = arc(
      [foot[0] + offset, foot[1] + random.between(-6, 12)],
      degrees(-90 + offset * 0.35),
      random.between(190, 260),
      offset * 0.004,
    );
    const width = random.between(30, 40);
    const rows = steps(8);
    const half = (part: number) => (width / 2) * (1 - 0.5 * part) * (part < 0.12 ? 0.75 + part * 2 : 1);
    const rim = (sign: number, share = 1) =>
      rows.map((part) => spine.beside(part, sign * half(part) * share));
    const edge = smooth([...rim(-1), ...rim(1).toReversed()], true);
    const [x1, y1] = spine.point(0);
    const [x2, y2] = spine.point(1);
    const fill = sketch.define(
      `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"><stop offset="0" stop-color="#f3ecd2"/><stop offset=".3" stop-color="${plant.foot}"/><stop offset="1" stop-color="${plant.colour}"/></linearGradient>`,
    );
    const lines = [-0.6, -0.2, 0.2, 0.6].map((share) => smooth(rim(1, share))).join('');
    return `<path d="${edge}" transform="translate(3 4)" fill="#2a1c08" fill-opacity=".2"/><path d="${edge}" fill="${fill}" stroke="${darken(plant.foot, 0.6)}" stroke-width="1.1" stroke-opacity=".8"/><path d="${smooth([...rim(1), ...rim(1, 0.3).toReversed()], true)}" fill="#2a2a10" fill-opacity=".16"/><path d="${lines}" fill="none" stroke="${darken(plant.foot, 0.5)}" stroke-width=".8" stroke-opacity=".4"/>`;
  });
  return `${plumes.join('')}${leaves.join('')}${rootlets(sketch, [foot[0], foot[1] + 4], 30, 60)}${sheaths.join('')}`;
}

function drawPlume(sketch: Sketch, axis: Spine, colour: Colour): string {
  const { random } = sketch;
  const line = smooth(steps(8).map((part) => axis.point(part)));
  const grains = steps(26).flatMap((step) =>
    [-1, 1].map((sign) => {
      const along = 0.55 + step * 0.45;
      return drawBlade(
        sketch,
        { outline: 'lanceolate', ratio: 0.22, colour },
        arc(
          axis.point(along),
          axis.heading(along) + sign * random.between(0.25, 0.7),
          random.between(26, 44) * (1.2 - step * 0.5),
          -sign * 0.3,
        ),
        'plain',
      );
    }),
  );
  return `<path d="${line}" fill="none" stroke="#6a6a32" stroke-width="3.4"/><path d="${line}" fill="none" stroke="#b3ad6a" stroke-width="1.6"/>${grains.join('')}`;
}

/** A knobbly root stock with rings and a fresh cut. */
export function drawRhizome(
  sketch: Sketch,
  skin: Colour,
  flesh: Colour,
  centre: Point,
  size: number,
): string {
  const { random } = sketch;
  const [x, y] = centre;
  const fingers = [
    { from: [0, 0], angle: 8, length: 0.5, width: 0.24 },
    { from: [-0.05, 0.02], angle: 178, length: 0.48, width: 0.25 },
    { from: [0.2, 0], angle: -58, length: 0.26, width: 0.17 },
    { from: [-0.2, 0.02], angle: -118, length: 0.24, width: 0.17 },
    { from: [0.02, 0.05], angle: 96, length: 0.24, width: 0.19 },
    { from: [0.34, 0.08], angle: 62, length: 0.2, width: 0.15 },
    { from: [-0.36, 0.04], angle: 128, length: 0.24, width: 0.16 },
  ];
  const drawn = fingers.map(({ from: [fx = 0, fy = 0], angle, length, width }) => {
    const spine = arc(
      [x + fx * size, y + fy * size],
      degrees(angle + random.between(-8, 8)),
      length * size,
      random.between(-0.3, 0.3),
    );
    return drawFinger(sketch, skin, spine, width * size);
  });
  const cut = at([x, y], degrees(8), size * 0.5);
  const face = egg(cut, degrees(98), size * 0.22, size * 0.14, 0);
  const inner = egg(cut, degrees(98), size * 0.15, size * 0.09, 0);
  const fill = sketch.define(
    `<radialGradient id="ID" cx=".4" cy=".4" r=".7"><stop offset="0" stop-color="${lighten(flesh, 0.35)}"/><stop offset="1" stop-color="${flesh}"/></radialGradient>`,
  );
  return `<g>${drawn.join('')}<path d="${face}" fill="${fill}" stroke="${darken(skin, 0.45)}" stroke-width="2"/><path d="${inner}" fill="none" stroke="${darken(flesh, 0.25)}" stroke-width="1.4" stroke-opacity=".7"/></g>`;
}

/** One arm of a root stock: swollen between its rings, blunt at both ends. */
function drawFinger(sketch: Sketch, skin: Colour, spine: Spine, width: number): string {
  const { random } = sketch;
  const rings = Math.max(4, Math.round(spine.length / 30));
  const rows = steps(rings * 4 + 1);
  const half = (part: number) => {
    const blunt = (edge: number) => Math.sqrt(Math.max(0.02, 1 - Math.max(0, 1 - edge / 0.2) ** 2));
    const swell = 0.93 + 0.09 * Math.abs(Math.sin(Math.PI * rings * part));
    return (width / 2) * blunt(part + 0.06) * blunt(1 - part) * swell;
  };
  const unevenness = rows.map(() => random.between(0.97, 1.03));
  const rim = (sign: number, share = 1) =>
    rows.map((part, index) => spine.beside(part, sign * half(part) * share * (unevenness[index] ?? 1)));
  const edge = smooth([...rim(-1), ...rim(1).toReversed()], true);
  const below = Math.sin(spine.heading(0.5) + Math.PI / 2) > 0 ? 1 : -1;
  const lines = Array.from({ length: rings - 1 }, (_, index) => {
    const along = (index + 1) / rings;
    const reach = half(along) * 0.95;
    return smooth([
      spine.beside(along - 0.012, -reach),
      spine.beside(along + 0.022, 0),
      spine.beside(along - 0.012, reach),
    ]);
  });
  const tone = vary(skin, random, 0.05);
  return [
    `<path d="${edge}" transform="translate(5 8)" fill="#2a1c08" fill-opacity=".22"/>`,
    `<path d="${edge}" fill="${tone}" stroke="${darken(skin, 0.55)}" stroke-width="1.2" stroke-opacity=".8"/>`,
    `<path d="${smooth([...rim(below), ...rim(below, 0.15).toReversed()], true)}" fill="${darken(skin, 0.6)}" fill-opacity=".26"/>`,
    `<path d="${smooth([...rim(below), ...rim(below, 0.6).toReversed()], true)}" fill="${darken(skin, 0.6)}" fill-opacity=".2"/>`,
    `<path d="${smooth([...rim(-below, 0.82), ...rim(-below, 0.4).toReversed()], true)}" fill="#fff6da" fill-opacity=".26"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${darken(skin, 0.5)}" stroke-width="1.6" stroke-opacity=".5"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="#fff6da" stroke-width="1" stroke-opacity=".35" transform="translate(1.5 2)"/>`,
  ].join('');
}

function drawRhizomePlant(sketch: Sketch, plant: Extract<Plant, { habit: 'rhizome' }>): string {
  const { random } = sketch;
  const shoots = [
    { foot: [480, 740], angle: -80, length: 560, lean: 0.1 },
    { foot: [610, 745], angle: -64, length: 520, lean: 0.25 },
    { foot: [380, 750], angle: -103, length: 430, lean: -0.2 },
  ] as const;
  const drawn = shoots.map(({ foot: [x, y], angle, length, lean }) => {
    const spine = arc([x, y], degrees(angle), length, lean);
    const leaves = steps(6).map((step, index) => {
      const along = 0.28 + step * 0.7;
      const sign = index % 2 === 0 ? 1 : -1;
      const heading = spine.heading(along) + sign * degrees(46 - step * 26);
      return drawLeaf(
        sketch,
        plant.leaf,
        arc(
          spine.point(along),
          heading,
          plant.leafLength * (0.8 + 0.3 * Math.sin(Math.PI * step)) * random.between(0.92, 1.08),
          -sign * random.between(-0.5, 0.1),
        ),
      );
    });
    return `${leaves.slice(0, 3).join('')}${drawStem(sketch, { colour: mix(plant.leaf.blade.colour, '#c9cf86', 0.35), width: 20 }, spine)}${leaves.slice(3).join('')}`;
  });
  const bloom = plant.top ? drawInflorescence(sketch, plant.top, [745, 690], degrees(-72)) : '';
  return `${bloom}${drawn.join('')}${rootlets(sketch, [520, 800], 20, 80)}${drawRhizome(sketch, plant.skin, plant.flesh, [530, 775], 440)}`;
}

function drawBulbPlant(sketch: Sketch, plant: Extract<Plant, { habit: 'bulb' }>): string {
  const { random } = sketch;
  const stalk = arc([470, 640], degrees(-84), 470, 0.12);
  const leaves = [-128, -112, -70, -56, -98].map((angle) =>
    drawBlade(
      sketch,
      { outline: 'linear', ratio: 0.062, colour: vary(plant.leaf, random, 0.1), veins: 3, parallel: true },
      arc(
        [470 + (angle + 90) * 0.2, 650],
        degrees(angle),
        random.between(430, 560),
        ((angle + 90) / 50) * 0.7,
      ),
    ),
  );
  const flowers = drawInflorescence(sketch, plant.flowers, stalk.point(1), stalk.heading(1));
  return [
    rootlets(sketch, [470, 870], 34, 60),
    ...leaves,
    drawStem(sketch, { colour: mix(plant.leaf, '#c9cf86', 0.3), width: 15 }, stalk, 0.6),
    flowers,
    drawBulb(sketch, plant.skin, plant.streak, [470, 775], 230),
  ].join('');
}

/** A whole bulb: ribs under papery skin, streaked. */
export function drawBulb(sketch: Sketch, skin: Colour, streak: Colour, [x, y]: Point, size: number): string {
  const { random } = sketch;
  const neck = size * 0.09;
  const outline: Point[] = [
    [x - neck, y - size * 0.62],
    [x - neck * 1.2, y - size * 0.42],
    [x - size * 0.36, y - size * 0.2],
    [x - size * 0.5, y + size * 0.1],
    [x - size * 0.34, y + size * 0.36],
    [x, y + size * 0.42],
    [x + size * 0.34, y + size * 0.36],
    [x + size * 0.5, y + size * 0.1],
    [x + size * 0.36, y - size * 0.2],
    [x + neck * 1.2, y - size * 0.42],
    [x + neck, y - size * 0.62],
  ];
  const edge = smooth(outline, true);
  const fill = sketch.define(
    `<radialGradient id="ID" cx=".34" cy=".45" r=".75"><stop offset="0" stop-color="#fffdf6"/><stop offset=".5" stop-color="${skin}"/><stop offset="1" stop-color="${darken(skin, 0.32)}"/></radialGradient>`,
  );
  const rib = (share: number) =>
    smooth([
      [x + neck * share, y - size * 0.6],
      [x + neck * 1.2 * share, y - size * 0.42],
      [x + size * 0.38 * share, y - size * 0.18],
      [x + size * 0.49 * share, y + size * 0.1],
      [x + size * 0.3 * share, y + size * 0.36],
    ]);
  const ribs = [-0.62, -0.2, 0.24, 0.66].map(rib).join('');
  const streaks = Array.from({ length: 24 }, () => rib(random.between(-0.95, 0.95))).join('');
  return [
    '<g>',
    `<path d="${edge}" transform="translate(7 10)" fill="#2a1c08" fill-opacity=".2"/>`,
    `<path d="${edge}" fill="${fill}" stroke="${darken(skin, 0.5)}" stroke-width="1.3"/>`,
    `<path d="${streaks}" fill="none" stroke="${streak}" stroke-width="1.2" stroke-opacity=".34"/>`,
    `<path d="${ribs}" fill="none" stroke="${darken(skin, 0.45)}" stroke-width="3.4" stroke-opacity=".28"/>`,
    `<path d="${ribs}" fill="none" stroke="${darken(skin, 0.5)}" stroke-width="1.1" stroke-opacity=".6"/>`,
    '</g>',
  ].join('');
}

/** A piece of comb and the bees that made it. */
function drawComb(sketch: Sketch, { honey, wax }: Extract<Plant, { habit: 'comb' }>): string {
  const { random } = sketch;
  const radius = 33;
  const cells: string[] = [];
  const middle: Point = [540, 450];
  for (let row = -7; row <= 7; row += 1) {
    for (let column = -8; column <= 8; column += 1) {
      const x = middle[0] + (column + (row % 2 === 0 ? 0 : 0.5)) * radius * 1.74;
      const y = middle[1] + row * radius * 1.5;
      const reach = Math.hypot((x - middle[0]) / 420, (y - middle[1]) / 350) + random.between(-0.05, 0.05);
      if (reach > 1) continue;
      const sealed = Math.sin(x / 150) + Math.cos(y / 120) + random.between(-0.4, 0.4) > 1.05;
      const hexagon = (size: number, dx = 0, dy = 0) =>
        straight(
          steps(7)
            .slice(1)
            .map((step) => at([x + dx, y + dy], step * turn + Math.PI / 6, size)),
          true,
        );
      const tone = vary(honey, random, 0.1);
      cells.push(
        `<path d="${hexagon(radius * 1.04, 5, 8)}" fill="#2a1c08" fill-opacity=".16"/>`,
        `<path d="${hexagon(radius * 1.01)}" fill="${wax}" stroke="${darken(wax, 0.45)}" stroke-width="1.2"/>`,
        sealed
          ? `<path d="${hexagon(radius * 0.8)}" fill="${lighten(wax, 0.3)}"/><path d="${hexagon(radius * 0.5, -3, -4)}" fill="#fff8df" fill-opacity=".6"/>`
          : `<path d="${hexagon(radius * 0.84)}" fill="${darken(tone, 0.35)}"/><path d="${hexagon(radius * 0.72, 1.5, 2.5)}" fill="${tone}"/><path d="${hexagon(radius * 0.4, 4, 6)}" fill="${lighten(tone, 0.45)}" fill-opacity=".75"/><ellipse cx="${number(x - 9)}" cy="${number(y - 9)}" rx="6" ry="3.4" fill="#fffbe6" fill-opacity=".8" transform="rotate(-35 ${number(x - 9)} ${number(y - 9)})"/>`,
      );
    }
  }
  const bees = [
    drawBee([430, 300], degrees(20), 92),
    drawBee([690, 520], degrees(-130), 88),
    drawBee([980, 260], degrees(200), 84),
  ];
  return `<g>${cells.join('')}${bees.join('')}</g>`;
}

function drawBee([x, y]: Point, heading: number, size: number): string {
  const place = `translate(${x} ${y}) rotate(${number((heading * 180) / Math.PI)}) scale(${number(size / 10)})`;
  return [
    `<g transform="${place}">`,
    '<ellipse cx="-.9" cy=".9" rx="3.6" ry="1.9" fill="#2a1c08" fill-opacity=".22"/>',
    '<path d="M.6 -1.2Q1.4 -2.6 2.3 -2.4M.9 1.2Q1.6 2.6 2.5 2.4M-.4 -1.3Q-.9 -2.8 -.2 -3.1M-.4 1.3Q-.9 2.8 -.2 3.1M-1 -1.1Q-2.4 -2.3 -2.3 -3M-1 1.1Q-2.4 2.3 -2.3 3" fill="none" stroke="#2e2010" stroke-width=".28" stroke-linecap="round"/>',
    '<ellipse cx="-2.1" cy="0" rx="2.5" ry="1.45" fill="#c98a24"/>',
    '<path d="M-1.2 -1.36Q-.8 0 -1.2 1.36L-2 1.44Q-1.6 0 -2 -1.44ZM-2.7 -1.4Q-2.3 0 -2.7 1.4L-3.4 1.24Q-3 0 -3.4 -1.24ZM-3.9 -1Q-3.7 0 -3.9 1L-4.6 0Z" fill="#33210f"/>',
    '<circle cx=".8" cy="0" r="1.35" fill="#7a5522"/><circle cx=".6" cy="-.35" r=".8" fill="#a87c3a"/>',
    '<ellipse cx="2.45" cy="0" rx=".8" ry=".95" fill="#2e2010"/><path d="M3 -.4Q3.8 -.8 4.1 -1.4M3 .4Q3.8 .8 4.1 1.4" stroke="#2e2010" stroke-width=".18" fill="none"/>',
    '<path d="M.8 -.9C-.4 -3.4 -3.4 -4.2 -4 -2.9C-4.3 -2 -1.4 -.9 .4 -.6ZM.8 .9C-.4 3.4 -3.4 4.2 -4 2.9C-4.3 2 -1.4 .9 .4 .6Z" fill="#f4efe0" fill-opacity=".62" stroke="#6a5a3a" stroke-width=".1"/>',
    '<path d="M.5 -.8Q-1.6 -2.4 -3.7 -2.7M.5 .8Q-1.6 2.4 -3.7 2.7" stroke="#6a5a3a" stroke-width=".08" fill="none"/>',
    '</g>',
  ].join('');
}
