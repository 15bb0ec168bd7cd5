import { type Colour, darken, lighten, mix, vary } from './colour.ts';
import { arc, at, degrees, number, type Point, type Spine, smooth, steps, turn } from './geometry.ts';
import { type Blade, drawBlade } from './leaves.ts';
import type { Sketch } from './sketch.ts';

export type Flower =
  /** Petals around a middle. */
  | {
      readonly kind: 'open';
      readonly petals: number;
      readonly ratio: number;
      readonly colour: Colour;
      readonly middle: Colour;
      readonly size: number;
      readonly stamens?: boolean;
    }
  /** A head of rays and a disc, or only the disc. */
  | {
      readonly kind: 'daisy';
      readonly rays: number;
      readonly colour: Colour;
      readonly middle: Colour;
      readonly size: number;
    }
  /** A tuft of threads in a green cup. */
  | { readonly kind: 'tuft'; readonly colour: Colour; readonly cup: Colour; readonly size: number }
  /** A ball of threads. */
  | { readonly kind: 'puff'; readonly colour: Colour; readonly middle: Colour; readonly size: number }
  /** A cup of broad petals, seen from the side. */
  | { readonly kind: 'cup'; readonly colour: Colour; readonly middle: Colour; readonly size: number }
  /** The passion flower. */
  | { readonly kind: 'crown'; readonly colour: Colour; readonly middle: Colour; readonly size: number }
  /** A closed bud on a short stalk. */
  | { readonly kind: 'bud'; readonly colour: Colour; readonly cup: Colour; readonly size: number };

/** How flowers stand together. */
export type Inflorescence =
  | { readonly kind: 'single'; readonly flower: Flower }
  /** Around a straight axis, the lowest open first. */
  | { readonly kind: 'spike'; readonly flower: Flower; readonly count: number; readonly length: number }
  /** On stalks that branch. */
  | { readonly kind: 'panicle'; readonly flower: Flower; readonly count: number; readonly length: number }
  /** On stalks from one point. */
  | { readonly kind: 'umbel'; readonly flower: Flower; readonly count: number; readonly length: number }
  /** Hanging tubes around a tall stalk, as aloes have. */
  | { readonly kind: 'torch'; readonly colour: Colour; readonly length: number };

export function drawFlower(sketch: Sketch, flower: Flower, centre: Point, heading: number): string {
  switch (flower.kind) {
    case 'open':
      return drawOpen(sketch, flower, centre, heading);
    case 'daisy':
      return drawDaisy(sketch, flower, centre, heading);
    case 'tuft':
      return drawTuft(sketch, flower, centre, heading);
    case 'puff':
      return drawPuff(sketch, flower, centre);
    case 'cup':
      return drawCup(sketch, flower, centre, heading);
    case 'crown':
      return drawCrown(sketch, flower, centre, heading);
    case 'bud':
      return drawBud(sketch, flower, centre, heading);
  }
}

function petal(colour: Colour, ratio: number, outline: Blade['outline'] = 'obovate'): Blade {
  return { outline, ratio, colour, veins: 2, parallel: true, veinColour: darken(colour, 0.14) };
}

function dots(
  random: Sketch['random'],
  centre: Point,
  spread: number,
  count: number,
  radius: number,
): string {
  return Array.from({ length: count }, () => {
    const [x, y] = at(centre, random.between(0, turn), spread * Math.sqrt(random.next()));
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius * random.between(0.7, 1.2))}"/>`;
  }).join('');
}

function drawOpen(
  sketch: Sketch,
  flower: Extract<Flower, { kind: 'open' }>,
  centre: Point,
  heading: number,
): string {
  const { random } = sketch;
  const detail = flower.size > 60 ? 'full' : 'plain';
  const petals = Array.from({ length: flower.petals }, (_, index) => {
    const angle = heading + (index / flower.petals) * turn + random.between(-0.08, 0.08);
    const spine = arc(
      at(centre, angle, flower.size * 0.05),
      angle,
      flower.size / 2,
      random.between(-0.15, 0.15),
    );
    return drawBlade(sketch, petal(vary(flower.colour, random, 0.06), flower.ratio), spine, detail);
  });
  const threads: string[] = [];
  const tips: string[] = [];
  if (flower.stamens) {
    const count = 26;
    for (let index = 0; index < count; index += 1) {
      const end = at(centre, random.between(0, turn), flower.size * random.between(0.16, 0.34));
      threads.push(smooth([centre, end]));
      tips.push(
        `<circle cx="${number(end[0])}" cy="${number(end[1])}" r="${number(Math.max(1, flower.size * 0.018))}"/>`,
      );
    }
  }
  const [x, y] = centre;
  const radius = flower.size * 0.09;
  return [
    '<g>',
    ...petals,
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius * 2)}" fill="${flower.middle}" fill-opacity=".35"/>`,
    `<path d="${threads.join('')}" stroke="${lighten(flower.middle, 0.5)}" stroke-width="1" fill="none"/>`,
    `<g fill="${flower.middle}">${tips.join('')}</g>`,
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${flower.middle}" stroke="${darken(flower.middle, 0.5)}" stroke-width=".8"/>`,
    `<g fill="${darken(flower.middle, 0.35)}">${dots(random, centre, radius * 0.8, 7, radius * 0.16)}</g>`,
    '</g>',
  ].join('');
}

function drawDaisy(
  sketch: Sketch,
  flower: Extract<Flower, { kind: 'daisy' }>,
  centre: Point,
  heading: number,
): string {
  const { random } = sketch;
  const rays = Array.from({ length: flower.rays }, (_, index) => {
    const angle = heading + (index / Math.max(1, flower.rays)) * turn + random.between(-0.06, 0.06);
    const spine = arc(
      at(centre, angle, flower.size * 0.1),
      angle,
      flower.size * random.between(0.36, 0.42),
      0.1,
    );
    return drawBlade(sketch, petal(flower.colour, 0.42, 'oblong'), spine, 'plain');
  });
  const [x, y] = centre;
  const radius = flower.size * (flower.rays === 0 ? 0.42 : 0.17);
  const fill = sketch.define(
    `<radialGradient id="ID" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="${lighten(flower.middle, 0.4)}"/><stop offset="1" stop-color="${darken(flower.middle, 0.35)}"/></radialGradient>`,
  );
  return [
    '<g>',
    ...rays,
    `<circle cx="${number(x + radius * 0.15)}" cy="${number(y + radius * 0.25)}" r="${number(radius)}" fill="#2a1c08" fill-opacity=".25"/>`,
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"/>`,
    `<g fill="${darken(flower.middle, 0.45)}" fill-opacity=".6">${dots(random, centre, radius * 0.85, 16, Math.max(0.7, radius * 0.09))}</g>`,
    '</g>',
  ].join('');
}

function drawTuft(
  sketch: Sketch,
  flower: Extract<Flower, { kind: 'tuft' }>,
  centre: Point,
  heading: number,
): string {
  const { random } = sketch;
  const { size } = flower;
  const foot = at(centre, heading, -size * 0.3);
  const cup = drawBlade(
    sketch,
    { outline: 'ovate', ratio: 0.85, colour: flower.cup, veins: 3, parallel: true },
    arc(at(foot, heading, -size * 0.12), heading, size * 0.6, 0),
    'plain',
  );
  const threads = Array.from({ length: size > 60 ? 26 : 13 }, () => {
    const angle = heading + random.between(-0.75, 0.75);
    const end = at(centre, angle, size * random.between(0.34, 0.56));
    return { line: smooth([at(foot, heading, size * 0.2), at(centre, heading, size * 0.05), end]), end };
  });
  return [
    '<g>',
    `<path d="${threads.map(({ line }) => line).join('')}" fill="none" stroke="${darken(flower.colour, 0.25)}" stroke-width="1.6"/>`,
    `<path d="${threads.map(({ line }) => line).join('')}" fill="none" stroke="${flower.colour}" stroke-width="1"/>`,
    cup,
    `<g fill="${lighten(flower.colour, 0.35)}">${threads.map(({ end: [x, y] }) => `<circle cx="${number(x)}" cy="${number(y)}" r="1.4"/>`).join('')}</g>`,
    '</g>',
  ].join('');
}

function drawPuff(sketch: Sketch, flower: Extract<Flower, { kind: 'puff' }>, centre: Point): string {
  const { random } = sketch;
  const threads = Array.from({ length: 90 }, () => {
    const angle = random.between(0, turn);
    const reach = flower.size * random.between(0.36, 0.52);
    return {
      line: smooth([centre, at(centre, angle + 0.12, reach * 0.55), at(centre, angle, reach)]),
      end: at(centre, angle, reach),
    };
  });
  const lines = threads.map(({ line }) => line).join('');
  return [
    '<g>',
    `<path d="${lines}" fill="none" stroke="#2a1c08" stroke-opacity=".12" stroke-width="2" transform="translate(2.5 3.5)"/>`,
    `<path d="${lines}" fill="none" stroke="${darken(flower.middle, 0.1)}" stroke-width="1.3"/>`,
    `<path d="${lines}" fill="none" stroke="${flower.colour}" stroke-width=".8"/>`,
    `<circle cx="${number(centre[0])}" cy="${number(centre[1])}" r="${number(flower.size * 0.13)}" fill="${flower.middle}" fill-opacity=".8"/>`,
    `<g fill="${darken(flower.colour, 0.3)}">${threads.map(({ end: [x, y] }) => `<circle cx="${number(x)}" cy="${number(y)}" r="1.3"/>`).join('')}</g>`,
    '</g>',
  ].join('');
}

function drawCup(
  sketch: Sketch,
  flower: Extract<Flower, { kind: 'cup' }>,
  centre: Point,
  heading: number,
): string {
  const { random } = sketch;
  const { size } = flower;
  const petals = [-0.75, 0.75, -0.4, 0.4, 0].map((lean, index) => {
    const colour = index < 2 ? darken(flower.colour, 0.12) : flower.colour;
    const blade: Blade = {
      outline: 'obovate',
      ratio: 0.62,
      colour: vary(colour, random, 0.05),
      margin: 'wavy',
      veins: 3,
      parallel: true,
      veinColour: darken(flower.colour, 0.18),
    };
    return drawBlade(sketch, blade, arc(centre, heading + lean, size * 0.6, lean * 0.5), 'full');
  });
  const throat = at(centre, heading, size * 0.3);
  const stamens = [-0.25, -0.08, 0.1, 0.26].map((lean) => {
    const end = at(centre, heading + lean, size * 0.56);
    return `<path d="${smooth([at(centre, heading, size * 0.2), throat, end])}" fill="none" stroke="${flower.middle}" stroke-width="2"/><ellipse cx="${number(end[0])}" cy="${number(end[1])}" rx="4.5" ry="2.6" fill="${darken(flower.middle, 0.5)}"/>`;
  });
  return `<g>${petals.slice(0, 2).join('')}${stamens.join('')}${petals.slice(2).join('')}${drawCalyx(sketch, centre, heading, size * 0.3, '#7a6a32')}</g>`;
}

function drawCalyx(sketch: Sketch, centre: Point, heading: number, size: number, colour: Colour): string {
  return [-0.5, 0.5, 0]
    .map((lean) =>
      drawBlade(
        sketch,
        { outline: 'ovate', ratio: 0.5, colour },
        arc(at(centre, heading, -size * 0.45), heading + lean, size, -lean * 0.6),
        'plain',
      ),
    )
    .join('');
}

function drawCrown(
  sketch: Sketch,
  flower: Extract<Flower, { kind: 'crown' }>,
  centre: Point,
  heading: number,
): string {
  const { random } = sketch;
  const { size } = flower;
  const petals = Array.from({ length: 10 }, (_, index) => {
    const angle = heading + (index / 10) * turn;
    const colour = index % 2 === 0 ? flower.colour : mix(flower.colour, '#9dbb6a', 0.35);
    return drawBlade(
      sketch,
      petal(colour, 0.4, 'elliptic'),
      arc(at(centre, angle, size * 0.05), angle, size * 0.46, 0.1),
      'full',
    );
  });
  const ring = (from: number, to: number, colour: Colour) => {
    const lines = Array.from({ length: 64 }, (_, index) => {
      const angle = (index / 64) * turn + random.between(-0.03, 0.03);
      return smooth([
        at(centre, angle, size * from),
        at(centre, angle + 0.06, size * (from + to) * 0.55),
        at(centre, angle + random.between(-0.08, 0.08), size * to * random.between(0.92, 1.06)),
      ]);
    });
    return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="${number(size * 0.009)}" stroke-linecap="round"/>`;
  };
  const [x, y] = centre;
  const arms = Array.from({ length: 5 }, (_, index) => {
    const end = at(centre, heading + 0.3 + (index / 5) * turn, size * 0.15);
    return `<path d="${smooth([centre, end])}" stroke="#a9b64f" stroke-width="${number(size * 0.022)}"/><ellipse cx="${number(end[0])}" cy="${number(end[1])}" rx="${number(size * 0.034)}" ry="${number(size * 0.018)}" fill="#d8c04a" stroke="#7a6a20" stroke-width=".8"/>`;
  });
  return [
    '<g>',
    ...petals,
    ring(0.1, 0.37, '#f4eefb'),
    ring(0.1, 0.3, mix(flower.middle, '#ffffff', 0.35)),
    ring(0.08, 0.22, flower.middle),
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(size * 0.1)}" fill="#c9cf86" stroke="${flower.middle}" stroke-width="1.4"/>`,
    ...arms,
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(size * 0.04)}" fill="#8ca04a"/>`,
    '</g>',
  ].join('');
}

function drawBud(
  sketch: Sketch,
  flower: Extract<Flower, { kind: 'bud' }>,
  centre: Point,
  heading: number,
): string {
  const { size } = flower;
  const body = drawBlade(
    sketch,
    { outline: 'ovate', ratio: 0.62, colour: flower.colour, veins: 2, parallel: true },
    arc(at(centre, heading, -size * 0.3), heading, size, 0),
    size > 40 ? 'full' : 'plain',
  );
  return `<g>${body}${drawCalyx(sketch, at(centre, heading, -size * 0.18), heading, size * 0.45, flower.cup)}</g>`;
}

const green = '#7d8f45';

function stalkPath(from: Point, to: Point, bow: number): Spine {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return arc(from, heading - bow / 2, length * 1.02, bow);
}

function stalks(lines: readonly string[], width: number): string {
  const all = lines.join('');
  return `<path d="${all}" fill="none" stroke="${darken(green, 0.5)}" stroke-width="${width}" stroke-linecap="round"/><path d="${all}" fill="none" stroke="${lighten(green, 0.2)}" stroke-width="${number(width * 0.5)}" stroke-linecap="round"/>`;
}

/** Flowers at the end of a stem that arrives in `foot` with this heading. */
export function drawInflorescence(
  sketch: Sketch,
  flowers: Inflorescence,
  foot: Point,
  heading: number,
): string {
  const { random } = sketch;
  switch (flowers.kind) {
    case 'single':
      return drawFlower(sketch, flowers.flower, foot, heading);
    case 'spike': {
      const axis = arc(foot, heading, flowers.length, random.between(-0.2, 0.2));
      const line = smooth(steps(6).map((part) => axis.point(part)));
      const parts = steps(flowers.count).flatMap((step) =>
        [-1, 1, 0].map((sign) => {
          const place = axis.beside(step * 0.97, sign * flowers.flower.size * 0.34 * (1 - step * 0.55));
          const flower = { ...flowers.flower, size: flowers.flower.size * (1 - step * 0.5) };
          return drawFlower(sketch, flower, place, axis.heading(step) + sign * (1 - step * 0.6));
        }),
      );
      return `<g>${stalks([line], 3)}${parts.join('')}</g>`;
    }
    case 'umbel': {
      const ends = Array.from({ length: flowers.count }, (_, index) => {
        const angle = heading + ((index + 0.5) / flowers.count - 0.5) * degrees(150);
        const reach = flowers.length * random.between(0.8, 1.08);
        return { angle, end: at(foot, angle, reach) };
      });
      const lines = ends.map(({ end }) =>
        smooth(steps(4).map((part) => stalkPath(foot, end, 0.2).point(part))),
      );
      const drawn = random
        .shuffle(ends)
        .map(({ end, angle }) => drawFlower(sketch, flowers.flower, end, angle));
      return `<g>${stalks(lines, 2)}${drawn.join('')}</g>`;
    }
    case 'panicle': {
      const axis = arc(foot, heading, flowers.length, random.between(-0.25, 0.25));
      const lines = [smooth(steps(6).map((part) => axis.point(part)))];
      const ends: { readonly place: Point; readonly angle: number }[] = [
        { place: axis.point(1), angle: axis.heading(1) },
      ];
      const branches = Math.ceil(flowers.count / 4);
      for (const [index, step] of steps(branches).entries()) {
        const sign = index % 2 === 0 ? 1 : -1;
        const along = 0.15 + step * 0.7;
        const length = flowers.length * (0.62 - step * 0.32);
        const branch = arc(
          axis.point(along),
          axis.heading(along) + sign * degrees(random.between(38, 55)),
          length,
          -sign * 0.5,
        );
        lines.push(smooth(steps(5).map((part) => branch.point(part))));
        for (const [order, part] of [0.45, 0.7, 0.88, 1].entries()) {
          const angle = branch.heading(part) + (order % 2 === 0 ? 0.7 : -0.7) * (part < 1 ? 1 : 0);
          const place = part < 1 ? at(branch.point(part), angle, length * 0.22) : branch.point(1);
          if (part < 1) lines.push(smooth([branch.point(part), place]));
          ends.push({ place, angle });
        }
      }
      const drawn = random
        .shuffle(ends)
        .map(({ place, angle }) => drawFlower(sketch, flowers.flower, place, angle));
      return `<g>${stalks(lines, 2)}${drawn.join('')}</g>`;
    }
    case 'torch':
      return drawTorch(sketch, flowers, foot, heading);
  }
}

function drawTorch(
  sketch: Sketch,
  flowers: Extract<Inflorescence, { kind: 'torch' }>,
  foot: Point,
  heading: number,
): string {
  const { random } = sketch;
  const axis = arc(foot, heading, flowers.length, 0.1);
  const rows = 13;
  const tubes = steps(rows).flatMap((step) =>
    [-1, 1, -0.35, 0.4].map((sign) => {
      const along = 0.42 + step * 0.57;
      const hang = (1 - step) * 2.1 * sign;
      const length = flowers.length * 0.13 * (1.05 - step * 0.5);
      const colour = vary(mix(flowers.colour, '#e9c94a', step < 0.25 ? 0.45 : step * 0.1), random, 0.08);
      const start = axis.beside(along, sign * 5);
      return drawBlade(
        sketch,
        { outline: 'oblong', ratio: 0.26, colour, veins: 1, parallel: true },
        arc(start, axis.heading(along) + hang * 0.9, length, hang * 0.25),
        'plain',
      );
    }),
  );
  const line = smooth(steps(6).map((part) => axis.point(part)));
  return `<g>${stalks([line], 8)}${tubes.join('')}</g>`;
}
