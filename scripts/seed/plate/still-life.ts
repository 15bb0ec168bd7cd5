import { type Colour, darken, lighten, mix, vary } from './colour.ts';
import { drawBark, drawClove, drawLump, drawRoot, drawSeed } from './extras.ts';
import { drawFruit, egg, type Fruit } from './fruits.ts';
import { arc, at, degrees, number, type Point, smooth, steps, turn } from './geometry.ts';
import { type Blade, drawBlade, drawLeaf, type Leaf } from './leaves.ts';
import { grainTile, plateHeight, plateWidth } from './paper.ts';
import type { Sketch } from './sketch.ts';
import { drawStem } from './stems.ts';

export type Vessel = 'clay' | 'wood' | 'calabash' | 'basket' | 'enamel';

/** What is sold, as it lies in front of the buyer. */
export type Ware =
  | { readonly kind: 'powder'; readonly colour: Colour }
  | { readonly kind: 'leaves'; readonly blade: Blade; readonly colour: Colour; readonly size: number }
  | { readonly kind: 'sprigs'; readonly leaf: Leaf; readonly size: number }
  | { readonly kind: 'seeds'; readonly colour: Colour; readonly size: number; readonly ratio: number }
  | { readonly kind: 'bark'; readonly outer: Colour; readonly inner: Colour }
  | { readonly kind: 'roots'; readonly colour: Colour }
  | { readonly kind: 'fruit'; readonly fruit: Fruit }
  | { readonly kind: 'cloves'; readonly skin: Colour; readonly streak: Colour }
  | { readonly kind: 'lumps'; readonly colour: Colour }
  | { readonly kind: 'slices'; readonly rim: Colour; readonly flesh: Colour }
  | { readonly kind: 'butter'; readonly colour: Colour }
  | { readonly kind: 'liquid'; readonly colour: Colour };

/** A vessel full of it on bark cloth, or a bundle where there is no vessel. */
export interface StillLife {
  readonly vessel: Vessel | 'bundle';
  readonly ware: Ware;
  /** Lies about the vessel. */
  readonly beside?: Leaf;
  /** Length of what lies about, in pixels. */
  readonly besideSize?: number;
}

/** Where the vessel stands and how wide it is. */
interface Round {
  readonly middle: Point;
  readonly radius: number;
}

export function drawStillLife(sketch: Sketch, { vessel, ware, beside, besideSize = 250 }: StillLife): string {
  const { random } = sketch;
  const ground = random.chance(0.66) ? drawBarkCloth(sketch) : drawMat(sketch);
  if (vessel === 'bundle') {
    return `${ground}${drawBundle(sketch, ware)}${lay(sketch, ware, beside, besideSize, true)}`;
  }
  const round: Round = {
    middle: [random.between(540, 630), random.between(455, 500)],
    radius: random.between(338, 388),
  };
  const parts = [ground, lay(sketch, ware, beside, besideSize, false)];
  const inner: Round = { ...round, radius: drawVessel(sketch, vessel, round, parts) };
  parts.push(fill(sketch, ware, inner), rimShade(sketch, inner));
  return parts.join('');
}

/** Bark cloth, beaten from the mutuba tree: red-brown, ribbed by the mallet, never quite even. */
export function drawBarkCloth(sketch: Sketch): string {
  const { random } = sketch;
  const tone = random.pick(['#96532c', '#8d4c29', '#a05c33', '#87492a']);
  const sheet = `width="${plateWidth}" height="${plateHeight}"`;
  const coarse = sketch.define(grainTile('#3a1a08', 1.5, 11, '.012 .2'));
  const fine = sketch.define(grainTile('#e8b98a', 0.42, 13, '.5 .9'));
  const glow = sketch.define(
    `<radialGradient id="ID" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#ffd9a8" stop-opacity=".42"/><stop offset=".5" stop-color="#ffd9a8" stop-opacity="0"/><stop offset="1" stop-color="#1c0a02" stop-opacity=".5"/></radialGradient>`,
  );
  const ribs: string[] = [];
  for (let y = -10; y < plateHeight + 20; y += 7.5) {
    const shift = random.between(-1.5, 1.5);
    ribs.push(
      `M0 ${number(y + shift)}Q${number(random.between(200, 500))} ${number(y + random.between(-4, 4))} 640 ${number(y + shift)}T1280 ${number(y - shift)}`,
    );
  }
  const clouds = Array.from({ length: 9 }, () => {
    const light = random.chance(0.5);
    const soft = sketch.define(
      `<radialGradient id="ID"><stop offset="0" stop-color="${light ? '#c98550' : '#5a2a12'}" stop-opacity=".4"/><stop offset="1" stop-color="${light ? '#c98550' : '#5a2a12'}" stop-opacity="0"/></radialGradient>`,
    );
    return `<ellipse cx="${number(random.between(0, plateWidth))}" cy="${number(random.between(0, plateHeight))}" rx="${number(random.between(180, 420))}" ry="${number(random.between(60, 150))}" fill="${soft}"/>`;
  });
  return [
    `<rect ${sheet} fill="${tone}"/>`,
    ...clouds,
    `<rect ${sheet} fill="${coarse}"/>`,
    `<path d="${ribs.join('')}" fill="none" stroke="#4a200c" stroke-width="2.6" stroke-opacity=".3"/>`,
    `<path d="${ribs.join('')}" fill="none" stroke="#e0a274" stroke-width="1.1" stroke-opacity=".26" transform="translate(0 2.4)"/>`,
    `<rect ${sheet} fill="${fine}"/>`,
    `<rect ${sheet} fill="${glow}"/>`,
  ].join('');
}

/** A sitting mat plaited from palm leaf, with dyed stripes. */
function drawMat(sketch: Sketch): string {
  const { random } = sketch;
  const straw = random.pick(['#d9bd84', '#d2b273', '#dcc496']);
  const dyes = random.pick([
    ['#8f2f2a', '#2f5d3a'],
    ['#5a2a5e', '#b3541e'],
    ['#2f5d3a', '#8f4620'],
  ]);
  const strand = (colour: Colour, x: number, y: number, wide: boolean) => {
    const [width, height] = wide ? [26, 13] : [13, 26];
    const gleam = wide ? `M${x + 2} ${y + 4}h22` : `M${x + 4} ${y + 2}v22`;
    return `<rect x="${x + 0.6}" y="${y + 0.6}" width="${width - 1.2}" height="${height - 1.2}" rx="2.4" fill="${colour}" stroke="${darken(colour, 0.5)}" stroke-width=".8"/><path d="${gleam}" stroke="${lighten(colour, 0.5)}" stroke-width="2" stroke-opacity=".45"/>`;
  };
  const tile = 52;
  /** A square of the diagonal weave, cut along the grid of the page: a pattern that is itself turned is slow to paint. */
  const diagonal = Math.round(tile * Math.SQRT2);
  const weave = (colour: Colour, other: Colour) => {
    const strands = [
      strand(colour, 0, 0, true),
      strand(other, 0, 13, true),
      strand(lighten(straw, 0.12), 26, 0, false),
      strand(darken(straw, 0.08), 39, 0, false),
      strand(colour, 26, 26, true),
      strand(other, 26, 39, true),
      strand(darken(straw, 0.06), 0, 26, false),
      strand(lighten(straw, 0.1), 13, 26, false),
    ].join('');
    const copies = [-2, -1, 0, 1, 2].flatMap((row) =>
      [-2, -1, 0, 1, 2].map(
        (column) => `<g transform="translate(${column * tile} ${row * tile})">${strands}</g>`,
      ),
    );
    const scale = (diagonal / (tile * Math.SQRT2)).toFixed(5);
    return sketch.define(
      `<pattern id="ID" width="${diagonal}" height="${diagonal}" patternUnits="userSpaceOnUse"><rect width="${diagonal}" height="${diagonal}" fill="${darken(straw, 0.6)}"/><g transform="rotate(45) scale(${scale})">${copies.join('')}</g></pattern>`,
    );
  };
  const plain = weave(straw, darken(straw, 0.1));
  const stripes = [0, 1].map((index) => weave(dyes[index] ?? straw, mix(dyes[index] ?? straw, straw, 0.35)));
  const shift = random.between(-60, 60);
  const glow = sketch.define(
    `<radialGradient id="ID" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#fff4d8" stop-opacity=".4"/><stop offset=".5" stop-color="#fff4d8" stop-opacity="0"/><stop offset="1" stop-color="#2a1404" stop-opacity=".5"/></radialGradient>`,
  );
  const sheet = `width="${plateWidth}" height="${plateHeight}"`;
  const bands = [
    [130, 74, 0],
    [222, 28, 1],
    [660, 28, 1],
    [706, 74, 0],
  ].map(
    ([y = 0, height, index = 0]) =>
      `<rect x="0" y="${number(y + shift)}" width="${plateWidth}" height="${height}" fill="${stripes[index]}"/>`,
  );
  return `<rect ${sheet} fill="${plain}"/>${bands.join('')}<rect ${sheet} fill="${sketch.define(grainTile('#4a2c10', 0.3, 23))}"/><rect ${sheet} fill="${glow}"/>`;
}

function circle([x, y]: Point, reach: number, fill: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(reach)}" fill="${fill}"/>`;
}

/** Light falls on the outer wall at the upper left and on the inner wall at the lower right. */
function slope(sketch: Sketch, light: Colour, dark: Colour, turned = false): string {
  const [from, to] = turned ? [dark, light] : [light, dark];
  return sketch.define(
    `<linearGradient id="ID" x1=".12" y1=".05" x2=".88" y2=".95"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
}

function softShadow(sketch: Sketch, x: number, y: number, rx: number, ry: number, strength = 0.6): string {
  const soft = sketch.define(
    `<radialGradient id="ID"><stop offset=".7" stop-color="#120602" stop-opacity="${strength}"/><stop offset=".86" stop-color="#120602" stop-opacity="${(strength * 0.45).toFixed(2)}"/><stop offset="1" stop-color="#120602" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${soft}"/>`;
}

/** Draws it from above and answers how far its inside reaches. */
function drawVessel(sketch: Sketch, vessel: Vessel, { middle, radius }: Round, parts: string[]): number {
  const { random } = sketch;
  const [x, y] = middle;
  const disc = (reach: number, fill: string) => circle(middle, reach, fill);
  parts.push(softShadow(sketch, x + 34, y + 44, radius * 1.17, radius * 1.17));
  const rings = (colour: Colour, from: number, to: number, count: number, width: number, opacity: number) =>
    steps(count)
      .map(
        (step) =>
          `<circle cx="${x}" cy="${y}" r="${number(from + (to - from) * step)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
      )
      .join('');
  switch (vessel) {
    case 'clay': {
      const tone = random.pick(['#a2502c', '#93452a', '#6b3a2a']);
      parts.push(
        disc(radius, slope(sketch, lighten(tone, 0.28), darken(tone, 0.5))),
        disc(radius - 13, slope(sketch, lighten(tone, 0.5), darken(tone, 0.15))),
        disc(radius - 29, slope(sketch, lighten(tone, 0.1), darken(tone, 0.72), true)),
        rings(darken(tone, 0.5), radius - 5, radius - 33, 4, 1.2, 0.4),
      );
      const dashes = steps(49)
        .slice(1)
        .map((step) => straightMark(at(middle, step * turn, radius - 24), step * turn + 0.5, 8));
      parts.push(
        `<path d="${dashes.join('')}" stroke="${darken(tone, 0.6)}" stroke-width="2.4" stroke-opacity=".6" stroke-linecap="round"/>`,
      );
      return radius - 40;
    }
    case 'wood': {
      const tone = random.pick(['#8d5a30', '#7a4a28', '#a06a3a']);
      parts.push(
        disc(radius, slope(sketch, lighten(tone, 0.36), darken(tone, 0.45))),
        disc(radius - 9, slope(sketch, lighten(tone, 0.46), darken(tone, 0.08))),
        rings(darken(tone, 0.5), radius - 12, radius - 34, 5, 1, 0.35),
        disc(radius - 38, slope(sketch, lighten(tone, 0.04), darken(tone, 0.66), true)),
        grainLines(sketch, tone, { middle, radius: radius - 38 }),
      );
      return radius - 50;
    }
    case 'calabash': {
      const tone = random.pick(['#cf9f4c', '#c4883c', '#d9b064']);
      parts.push(
        disc(radius, slope(sketch, lighten(tone, 0.45), darken(tone, 0.5))),
        disc(radius - 11, slope(sketch, '#f6e6c0', mix(tone, '#f0ddb0', 0.5))),
        disc(radius - 21, slope(sketch, mix(tone, '#f0dcae', 0.35), darken(tone, 0.45), true)),
        rings('#8a5a24', radius - 4, radius - 9, 2, 1.4, 0.6),
      );
      const zigzag = steps(97).map((step, index) =>
        at(middle, step * turn, radius - (index % 2 === 0 ? 3 : 10)),
      );
      parts.push(
        `<path d="${smooth(zigzag)}" fill="none" stroke="#5a3412" stroke-width="1.8" stroke-opacity=".75"/>`,
      );
      return radius - 36;
    }
    case 'basket': {
      const straw = '#d3ac68';
      const dyes = random.pick([
        ['#8f4620', '#2f4a2c'],
        ['#5a2a4a', '#b3541e'],
        ['#3a2a1a', '#a2502c'],
      ]);
      parts.push(disc(radius, slope(sketch, lighten(straw, 0.3), darken(straw, 0.55))));
      for (let ring = 0; ring < 7; ring += 1) {
        const reach = radius - 8 - ring * 15;
        const shade = lighten(darken(straw, ring * 0.05), 0.12);
        parts.push(disc(reach, slope(sketch, lighten(shade, 0.24), darken(shade, 0.28), ring > 2)));
        const count = Math.round(reach / 3.4);
        const marks = steps(count + 1)
          .slice(1)
          .map((step) => straightMark(at(middle, step * turn, reach - 7), step * turn + 0.42, 11));
        parts.push(
          `<path d="${marks.join('')}" stroke="${darken(straw, 0.5)}" stroke-width="1.5" stroke-opacity=".5"/>`,
        );
        const dye = dyes[ring % 2];
        if (ring % 3 === 1 && dye) {
          const dyed = steps(count + 1)
            .slice(1)
            .filter((_, index) => index % 14 < 8)
            .map((step) => straightMark(at(middle, step * turn, reach - 7), step * turn + 0.42, 12));
          parts.push(`<path d="${dyed.join('')}" stroke="${dye}" stroke-width="5" stroke-opacity=".88"/>`);
        }
      }
      return radius - 108;
    }
    case 'enamel': {
      const rim = random.pick(['#24478a', '#2c5a3a', '#9a2b22']);
      parts.push(
        disc(radius, slope(sketch, lighten(rim, 0.2), darken(rim, 0.35))),
        disc(radius - 10, slope(sketch, '#fdfcf6', '#cfccc0')),
        disc(radius - 42, slope(sketch, '#f6f4ea', '#a9a79a', true)),
        disc(radius - 48, slope(sketch, '#fbfaf2', '#c2c0b4', true)),
        rings('#8a8a80', radius - 42, radius - 42, 1, 1.2, 0.5),
      );
      return radius - 62;
    }
  }
}

function straightMark(place: Point, heading: number, length: number): string {
  const [ax, ay] = at(place, heading, -length / 2);
  const [bx, by] = at(place, heading, length / 2);
  return `M${number(ax)} ${number(ay)}L${number(bx)} ${number(by)}`;
}

function grainLines(sketch: Sketch, tone: Colour, { middle, radius: reach }: Round): string {
  const { random } = sketch;
  const clip = sketch.define(
    `<clipPath id="ID"><circle cx="${middle[0]}" cy="${middle[1]}" r="${reach}"/></clipPath>`,
  );
  const lines = Array.from({ length: 30 }, (_, index) => {
    const y = middle[1] - reach + (index * reach * 2) / 30 + random.between(-5, 5);
    return `M${middle[0] - reach} ${number(y)}q${number(reach * 0.7)} ${number(random.between(-26, 26))} ${number(reach)} 0t${number(reach)} ${number(random.between(-14, 14))}`;
  });
  return `<g clip-path="${clip}"><path d="${lines.join('')}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="1.6" stroke-opacity=".32"/></g>`;
}

/** The wall of the vessel keeps the light from what lies at its upper left. */
function rimShade(sketch: Sketch, { middle, radius }: Round): string {
  const shade = sketch.define(
    `<radialGradient id="ID" cx=".56" cy=".58" r=".56"><stop offset=".74" stop-color="#140802" stop-opacity="0"/><stop offset=".9" stop-color="#140802" stop-opacity=".28"/><stop offset="1" stop-color="#140802" stop-opacity=".6"/></radialGradient>`,
  );
  return circle(middle, radius + 8, shade);
}

/** Places all over the vessel, as seeds stand in a sunflower; those in the middle come last and lie on top. */
function heaped({ random }: Sketch, { middle }: Round, count: number, reach: number): Point[] {
  const golden = degrees(137.5);
  return Array.from({ length: count }, (_, index) => {
    const part = Math.sqrt((count - index - 0.5) / count);
    return at(
      middle,
      index * golden + random.between(-0.3, 0.3),
      reach * Math.min(1, part + random.between(-0.06, 0.06)),
    );
  });
}

function fill(sketch: Sketch, ware: Ware, inner: Round): string {
  const { random } = sketch;
  const { middle, radius } = inner;
  const heap = (floor: Colour, count: number, share: number, draw: (place: Point) => string) =>
    `${circle(middle, radius * 0.985, mix(floor, '#1e0f06', 0.72))}${heaped(
      sketch,
      inner,
      count,
      radius * share,
    )
      .map(draw)
      .join('')}`;
  const area = radius * radius * Math.PI;
  switch (ware.kind) {
    case 'powder':
      return drawPowder(sketch, ware.colour, inner);
    case 'leaves':
      return heap(
        ware.colour,
        Math.min(290, Math.round((area * 3.2) / (ware.size ** 2 * ware.blade.ratio))),
        0.89,
        (place) =>
          drawDriedLeaf(sketch, ware.blade, ware.colour, place, ware.size * random.between(0.75, 1.15)),
      );
    case 'sprigs':
      return heap(ware.leaf.blade.colour, Math.round((area * 4.2) / ware.size ** 2), 0.68, (place) => {
        const heading = random.between(0, turn);
        const spine = arc(
          at(place, heading, -ware.size / 2),
          heading,
          ware.size * random.between(0.8, 1.1),
          random.between(-0.6, 0.6),
        );
        return drawLeaf(sketch, ware.leaf, spine, 'full');
      });
    case 'seeds':
      return heap(
        ware.colour,
        Math.round((area * (ware.size > 40 ? 2 : 1.5)) / (ware.size ** 2 * Math.max(0.42, ware.ratio))),
        0.96,
        (place) => drawSeed(sketch, ware.colour, place, ware.size, ware.ratio),
      );
    case 'bark':
      return heap(ware.outer, 84, 0.8, (place) =>
        drawBark(
          sketch,
          ware.outer,
          ware.inner,
          place,
          random.between(0, turn),
          random.between(105, 165),
          random.between(42, 62),
        ),
      );
    case 'roots':
      return heap(ware.colour, 90, 0.7, (place) => {
        const heading = random.between(0, turn);
        return drawRoot(
          sketch,
          ware.colour,
          at(place, heading, -60),
          heading,
          random.between(90, 140),
          random.between(17, 26),
        );
      });
    case 'fruit': {
      const large = ware.fruit.kind === 'calyx';
      return heap('#3a1c12', Math.round((area * (large ? 1.7 : 1.5)) / ware.fruit.size ** 2), 0.87, (place) =>
        drawFruit(sketch, ware.fruit, place, random.between(0, turn)),
      );
    }
    case 'cloves':
      return heap(ware.skin, 110, 0.84, (place) =>
        drawClove(sketch, vary(ware.skin, random, 0.06), ware.streak, place, random.between(0, turn), 92),
      );
    case 'lumps':
      return heap(ware.colour, 120, 0.9, (place) =>
        drawLump(sketch, ware.colour, place, random.between(34, 56)),
      );
    case 'slices':
      return heap(ware.rim, 84, 0.86, (place) =>
        drawSlice(sketch, ware.rim, ware.flesh, place, random.between(86, 116)),
      );
    case 'butter':
      return drawButter(sketch, ware.colour, inner);
    case 'liquid':
      return drawLiquid(sketch, ware.colour, inner);
  }
}

function drawDriedLeaf(sketch: Sketch, blade: Blade, colour: Colour, place: Point, size: number): string {
  const { random } = sketch;
  const heading = random.between(0, turn);
  const dried: Blade = {
    ...blade,
    margin: 'wavy',
    veins: 0,
    gloss: 0,
    colour: vary(random.chance(0.25) ? mix(colour, '#8a6a3a', 0.4) : colour, random, 0.16),
  };
  return drawBlade(
    sketch,
    dried,
    arc(at(place, heading, -size / 2), heading, size, random.between(-1.6, 1.6)),
    'plain',
  );
}

/** A heap with a soft crest, and dust at its foot. */
function drawPowder(sketch: Sketch, colour: Colour, { middle, radius: inner }: Round): string {
  const { random } = sketch;
  const [x, y] = middle;
  const mound = sketch.define(
    `<radialGradient id="ID" cx=".4" cy=".36" r=".72"><stop offset="0" stop-color="${lighten(colour, 0.42)}"/><stop offset=".42" stop-color="${colour}"/><stop offset=".8" stop-color="${darken(colour, 0.3)}"/><stop offset="1" stop-color="${darken(colour, 0.55)}"/></radialGradient>`,
  );
  const outline = steps(41)
    .slice(1)
    .map((step) =>
      at(middle, step * turn, inner * (0.93 + 0.025 * Math.sin(step * 31) + random.between(-0.012, 0.012))),
    );
  const heap = smooth(outline, true);
  const clip = sketch.define(`<clipPath id="ID"><path d="${heap}"/></clipPath>`);
  const dark = sketch.define(grainTile(darken(colour, 0.75), 1.05, 17, '.75'));
  const light = sketch.define(grainTile(lighten(colour, 0.7), 0.95, 19, '.7'));
  const furrows = Array.from({ length: 7 }, (_, index) => {
    const reach = inner * (0.2 + index * 0.1);
    const from = random.between(-0.6, 0.2) + Math.PI * 0.1;
    return smooth(
      steps(9).map((part) =>
        at([x - inner * 0.08, y - inner * 0.1], from + part * 1.5, reach * random.between(0.985, 1.015)),
      ),
    );
  });
  const dust = Array.from({ length: 120 }, () => {
    const [px, py] = at(middle, random.between(0, turn), inner * random.between(0.93, 1.06));
    return `<circle cx="${number(px)}" cy="${number(py)}" r="${number(random.between(0.8, 3))}"/>`;
  });
  return [
    `<path d="${heap}" fill="${mound}"/>`,
    `<g clip-path="${clip}">`,
    `<path d="${furrows.join('')}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="9" stroke-opacity=".1" stroke-linecap="round"/>`,
    `<circle cx="${x}" cy="${y}" r="${inner}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${inner}" fill="${light}"/>`,
    '</g>',
    `<g fill="${colour}" fill-opacity=".8">${dust.join('')}</g>`,
  ].join('');
}

function drawSlice(sketch: Sketch, rim: Colour, flesh: Colour, place: Point, size: number): string {
  const heading = sketch.random.between(0, turn);
  const tone = vary(flesh, sketch.random, 0.08);
  const ring = (share: number) => egg(place, heading, size * share, size * 0.82 * share, 0.06);
  return `<g><path d="${ring(1)}" transform="translate(4 7)" fill="#1c1206" fill-opacity=".3"/><path d="${ring(1)}" fill="${rim}" stroke="${darken(rim, 0.5)}" stroke-width="1"/><path d="${ring(0.9)}" fill="${tone}"/><path d="${ring(0.62)}" fill="none" stroke="${darken(tone, 0.25)}" stroke-width="2" stroke-opacity=".5"/><path d="${ring(0.5)}" fill="${lighten(tone, 0.35)}" fill-opacity=".5"/></g>`;
}

function drawButter(sketch: Sketch, colour: Colour, { middle, radius: inner }: Round): string {
  const { random } = sketch;
  const base = sketch.define(
    `<radialGradient id="ID" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${lighten(colour, 0.6)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.32)}"/></radialGradient>`,
  );
  const swirls = Array.from({ length: 9 }, (_, index) => {
    const reach = inner * (0.88 - index * 0.09);
    const from = index * 0.7;
    const points = steps(26).map((part) =>
      at(middle, from + part * 5.6, reach * (1 - part * 0.1) + random.between(-2, 2)),
    );
    const line = smooth(points);
    const width = number(inner * 0.05);
    return `<path d="${line}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="${width}" stroke-opacity=".28" stroke-linecap="round" transform="translate(4 6)"/><path d="${line}" fill="none" stroke="${lighten(colour, 0.55)}" stroke-width="${width}" stroke-opacity=".7" stroke-linecap="round"/>`;
  });
  return `${circle(middle, inner * 0.97, base)}${swirls.join('')}`;
}

function drawLiquid(sketch: Sketch, colour: Colour, { middle, radius: inner }: Round): string {
  const [x, y] = middle;
  const base = sketch.define(
    `<radialGradient id="ID" cx=".62" cy=".66" r=".8"><stop offset="0" stop-color="${lighten(colour, 0.5)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.6)}"/></radialGradient>`,
  );
  const window = (share: number, from: number, span: number) =>
    smooth(
      [
        ...steps(9).map((part) => at(middle, degrees(from + part * span), inner * share)),
        ...steps(9)
          .toReversed()
          .map((part) => at(middle, degrees(from + part * span), inner * (share - 0.09))),
      ],
      true,
    );
  const bubbles = Array.from({ length: 14 }, () => {
    const [bx, by] = at(middle, sketch.random.between(0, turn), inner * sketch.random.between(0.3, 0.92));
    const size = sketch.random.between(3, 8);
    return `<circle cx="${number(bx)}" cy="${number(by)}" r="${number(size)}" fill="#fff6d8" fill-opacity=".14" stroke="#fff6d8" stroke-opacity=".6" stroke-width="1"/><circle cx="${number(bx - size * 0.3)}" cy="${number(by - size * 0.3)}" r="${number(size * 0.25)}" fill="#ffffff" fill-opacity=".8"/>`;
  });
  return `${circle(middle, inner, base)}<path d="${window(0.86, 196, 62)}" fill="#ffffff" fill-opacity=".5"/><path d="${window(0.72, 205, 30)}" fill="#ffffff" fill-opacity=".22"/><ellipse cx="${number(x + inner * 0.3)}" cy="${number(y + inner * 0.36)}" rx="${number(inner * 0.4)}" ry="${number(inner * 0.26)}" fill="#fff1b8" fill-opacity=".16"/>${bubbles.join('')}`;
}

/** A few pieces beside the vessel, so that one sees what it was made of. */
function lay(sketch: Sketch, ware: Ware, beside: Leaf | undefined, size: number, bundle: boolean): string {
  const { random } = sketch;
  const parts: string[] = [];
  const places: readonly (readonly [Point, number])[] = bundle
    ? [[[960, 200], -20]]
    : [
        [[915, 660], -22],
        [[30, 250], -48],
        [[985, 380], -64],
      ];
  if (beside) {
    for (const [place, angle] of places) {
      const spine = arc(
        place,
        degrees(angle + random.between(-8, 8)),
        size * random.between(0.92, 1.1),
        random.between(0.1, 0.35),
      );
      parts.push(drawLeaf(sketch, beside, spine));
    }
  }
  const scattered = Array.from(
    { length: 9 },
    (): Point =>
      random.pick<Point>([
        [random.between(980, 1180), random.between(90, 320)],
        [random.between(60, 230), random.between(740, 890)],
        [random.between(930, 1230), random.between(560, 720)],
      ]),
  );
  for (const place of scattered) parts.push(crumb(sketch, ware, place));
  return parts.join('');
}

function crumb(sketch: Sketch, ware: Ware, place: Point): string {
  const { random } = sketch;
  switch (ware.kind) {
    case 'powder':
      return Array.from({ length: 14 }, () => {
        const [x, y] = at(place, random.between(0, turn), random.between(0, 46));
        return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(random.between(0.8, 2.8))}" fill="${ware.colour}" fill-opacity=".85"/>`;
      }).join('');
    case 'leaves':
      return drawDriedLeaf(sketch, ware.blade, ware.colour, place, ware.size);
    case 'seeds':
      return drawSeed(sketch, ware.colour, place, ware.size, ware.ratio);
    case 'fruit':
      return random.chance(0.4) ? drawFruit(sketch, ware.fruit, place, random.between(0, turn)) : '';
    case 'slices':
      return random.chance(0.5) ? drawSlice(sketch, ware.rim, ware.flesh, place, 96) : '';
    case 'cloves':
      return drawClove(sketch, ware.skin, ware.streak, place, random.between(0, turn), 92);
    case 'lumps':
      return random.chance(0.5) ? drawLump(sketch, ware.colour, place, random.between(18, 40)) : '';
    case 'bark':
      return random.chance(0.4)
        ? drawBark(sketch, ware.outer, ware.inner, place, random.between(0, turn), 110, 40)
        : '';
    default:
      return '';
  }
}

/** Stalks, sticks or strips lying together, tied with banana fibre. */
function drawBundle(sketch: Sketch, ware: Ware): string {
  const { random } = sketch;
  const heading = degrees(-24);
  const centre: Point = [600, 500];
  const across = (offset: number, along: number): Point =>
    at(at(centre, heading + Math.PI / 2, offset), heading, along);
  const many = ware.kind === 'sprigs' && ware.leaf.kind !== 'simple';
  const count = many ? 7 : ware.kind === 'sprigs' ? 11 : 15;
  const offsets = random.shuffle(steps(count)).map((step) => (step - 0.5) * 2);
  const pieces = offsets.map((offset) => {
    const spreadOut = offset * 112;
    switch (ware.kind) {
      case 'bark':
        return drawBark(
          sketch,
          ware.outer,
          ware.inner,
          across(spreadOut * 0.9, random.between(-40, 40)),
          heading + offset * 0.06,
          random.between(640, 760),
          random.between(46, 64),
        );
      case 'roots':
        return drawRoot(
          sketch,
          ware.colour,
          across(spreadOut, random.between(-400, -320)),
          heading + offset * 0.05,
          random.between(640, 780),
          random.between(30, 42),
        );
      case 'sprigs': {
        const foot = across(offset * 66, -390 + random.between(-30, 30));
        const spine = arc(foot, heading + offset * 0.3, 420, offset * 0.12);
        const tip = spine.point(0.86);
        const leans = many ? [-0.75, 0.7, 0.1] : [-0.9, 0.8, -0.42, 0.36, 0];
        const leaves = leans.map((lean, index) =>
          drawLeaf(
            sketch,
            ware.leaf,
            arc(
              spine.point(0.62 + index * 0.08),
              spine.heading(1) + lean + offset * 0.25,
              ware.size * random.between(0.85, 1.1),
              -lean * 0.35,
            ),
            'full',
          ),
        );
        const top = drawLeaf(
          sketch,
          ware.leaf,
          arc(tip, spine.heading(1) + offset * 0.3, ware.size * 1.1, offset * 0.4),
          'full',
        );
        return `${drawStem(sketch, { colour: mix(ware.leaf.blade.colour, '#a9a05a', 0.4), width: 15 }, spine, 0.5)}${leaves.join('')}${top}`;
      }
      default:
        return '';
    }
  });
  const knot = across(0, ware.kind === 'sprigs' ? -190 : 0);
  return `<g transform="translate(-92 -78) scale(1.16)">${softShadow(sketch, centre[0] + 16, centre[1] + 46, 500, 250, 0.3)}${pieces.join('')}${drawTie(sketch, knot, heading + Math.PI / 2, ware.kind === 'sprigs' ? 170 : 290)}</g>`;
}

function drawTie(sketch: Sketch, centre: Point, heading: number, width: number): string {
  const { random } = sketch;
  const fibre = '#d9c08a';
  const bands = [-26, -9, 9, 26].map((offset) => {
    const from = at(at(centre, heading, -width / 2), heading + Math.PI / 2, offset + random.between(-4, 4));
    const spine = arc(from, heading - 0.22, width * 1.03, 0.44);
    const rim = (aside: number) => steps(9).map((part) => spine.beside(part, aside));
    const edge = smooth([...rim(-9), ...rim(9).toReversed()], true);
    const lines = [-5, 0, 5].map((aside) => smooth(rim(aside))).join('');
    return `<path d="${edge}" transform="translate(4 6)" fill="#1c1206" fill-opacity=".3"/><path d="${edge}" fill="${vary(fibre, random, 0.1)}" stroke="${darken(fibre, 0.55)}" stroke-width="1"/><path d="${lines}" fill="none" stroke="${darken(fibre, 0.4)}" stroke-width="1" stroke-opacity=".6"/>`;
  });
  const loops = [-0.5, 0.6].map((lean) => {
    const tail = arc(centre, heading + Math.PI / 2 + lean, 120, lean * 1.2);
    const line = smooth(steps(7).map((part) => tail.point(part)));
    return `<path d="${line}" fill="none" stroke="#1c1206" stroke-opacity=".3" stroke-width="14" transform="translate(4 7)"/><path d="${line}" fill="none" stroke="${darken(fibre, 0.5)}" stroke-width="14" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${fibre}" stroke-width="11.5" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${darken(fibre, 0.3)}" stroke-width="1"/>`;
  });
  const [x, y] = centre;
  return `<g>${bands.join('')}${loops.join('')}<ellipse cx="${number(x)}" cy="${number(y)}" rx="24" ry="20" fill="${lighten(fibre, 0.1)}" stroke="${darken(fibre, 0.55)}" stroke-width="1.2"/><path d="M${number(x - 16)} ${number(y - 6)}q16 12 32 2M${number(x - 14)} ${number(y + 7)}q14 -10 28 -2" fill="none" stroke="${darken(fibre, 0.45)}" stroke-width="1.3"/></g>`;
}
