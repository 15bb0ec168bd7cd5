import { type Colour, darken, lighten, mix } from './colour.ts';
import { arc, at, number, type Point, smooth, steps, turn } from './geometry.ts';
import { drawBlade } from './leaves.ts';
import type { Sketch } from './sketch.ts';

export type Fruit =
  /** Round or egg shaped; `ratio` is its length by its width. */
  | {
      readonly kind: 'berry';
      readonly colour: Colour;
      readonly blush?: Colour;
      readonly size: number;
      readonly ratio?: number;
      readonly speckled?: boolean;
    }
  /** Flat, with the seeds showing. */
  | {
      readonly kind: 'pod';
      readonly colour: Colour;
      readonly size: number;
      readonly ratio: number;
      readonly seeds: number;
      readonly knobby?: boolean;
    }
  /** With soft spines, as soursop and the bitter gourds have. */
  | { readonly kind: 'spiny'; readonly colour: Colour; readonly size: number; readonly ratio?: number }
  /** Fleshy sepals around a capsule. */
  | { readonly kind: 'calyx'; readonly colour: Colour; readonly size: number };

export function drawFruit(sketch: Sketch, fruit: Fruit, centre: Point, heading: number): string {
  switch (fruit.kind) {
    case 'berry':
      return drawBerry(sketch, fruit, centre, heading);
    case 'pod':
      return drawPod(sketch, fruit, centre, heading);
    case 'spiny':
      return drawSpiny(sketch, fruit, centre, heading);
    case 'calyx':
      return drawFleshyCalyx(sketch, fruit, centre, heading);
  }
}

/** A round body in the light of the sheet. */
function bodyFill(sketch: Sketch, colour: Colour, blush: Colour): string {
  return sketch.define(
    `<radialGradient id="ID" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="${lighten(colour, 0.5)}"/><stop offset=".3" stop-color="${colour}"/><stop offset=".7" stop-color="${blush}"/><stop offset="1" stop-color="${darken(blush, 0.45)}"/></radialGradient>`,
  );
}

/** An egg around its middle, the thick end towards the heading. */
export function egg(centre: Point, heading: number, length: number, width: number, taper = 0.12): string {
  const points = steps(17)
    .slice(1)
    .map((step): Point => {
      const angle = step * turn;
      const along = (Math.cos(angle) * length) / 2;
      const aside = ((Math.sin(angle) * width) / 2) * (1 + taper * Math.cos(angle));
      return at(at(centre, heading, along), heading + Math.PI / 2, aside);
    });
  return smooth(points, true);
}

function shine(centre: Point, width: number, length: number, opacity = 0.5): string {
  const [x, y] = [centre[0] - width * 0.2, centre[1] - length * 0.22];
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(width * 0.12)}" ry="${number(length * 0.07)}" fill="#ffffff" fill-opacity="${opacity}" transform="rotate(-35 ${number(x)} ${number(y)})"/>`;
}

function drawBerry(
  sketch: Sketch,
  { colour, blush = colour, size, ratio = 1, speckled }: Extract<Fruit, { kind: 'berry' }>,
  centre: Point,
  heading: number,
): string {
  const { random } = sketch;
  const length = size * ratio;
  const edge = egg(centre, heading, length, size);
  const specks = speckled
    ? Array.from({ length: Math.round(size / 2.2) }, () => {
        const [x, y] = at(
          at(centre, heading, random.between(-0.4, 0.4) * length),
          heading + Math.PI / 2,
          random.between(-0.36, 0.36) * size,
        );
        return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(random.between(0.6, 1.4))}"/>`;
      })
    : [];
  const eye = at(centre, heading, length * 0.46);
  return [
    '<g>',
    `<path d="${edge}" transform="translate(${number(size * 0.06 + 2)} ${number(size * 0.09 + 3)})" fill="#2a1c08" fill-opacity=".22"/>`,
    `<path d="${edge}" fill="${bodyFill(sketch, colour, blush)}" stroke="${darken(blush, 0.6)}" stroke-width="1" stroke-opacity=".7"/>`,
    `<g fill="${darken(blush, 0.4)}" fill-opacity=".5">${specks.join('')}</g>`,
    `<circle cx="${number(eye[0])}" cy="${number(eye[1])}" r="${number(Math.max(1, size * 0.035))}" fill="${darken(blush, 0.7)}"/>`,
    shine(centre, size, length),
    '</g>',
  ].join('');
}

function drawPod(
  sketch: Sketch,
  { colour, size, ratio, seeds, knobby }: Extract<Fruit, { kind: 'pod' }>,
  stalkEnd: Point,
  heading: number,
): string {
  const { random } = sketch;
  const spine = arc(stalkEnd, heading, size, random.between(0.25, 0.6) * random.pick([-1, 1]));
  const width = size * ratio;
  const rows = steps(seeds * 4 + 3);
  const half = (part: number) => {
    const ends = Math.min(1, Math.sin(Math.PI * Math.min(1, Math.max(0, part))) * 2.2) ** 0.6;
    const swell = Math.cos(part * seeds * turn) * (knobby ? 0.16 : 0.05);
    return (width / 2) * ends * (1 - swell);
  };
  const edge = smooth(
    [
      ...rows.map((row) => spine.beside(row, -half(row))),
      ...rows.toReversed().map((row) => spine.beside(row, half(row))),
    ],
    true,
  );
  const seam = smooth(steps(9).map((part) => spine.beside(part, half(part) * 0.72)));
  const light = smooth(steps(9).map((part) => spine.beside(part, -half(part) * 0.5)));
  const bumps = Array.from({ length: seeds }, (_, index) => {
    const along = (index + 0.5) / seeds;
    const place = spine.point(along);
    const length = (size / seeds) * 0.6;
    return `<path d="${egg(place, spine.heading(along), length, half(along) * 1.15)}" fill="${darken(colour, 0.4)}" fill-opacity=".28"/><path d="${egg([place[0] - 1.5, place[1] - 2], spine.heading(along), length * 0.8, half(along) * 0.8)}" fill="${lighten(colour, 0.4)}" fill-opacity=".4"/>`;
  });
  return [
    '<g>',
    `<path d="${edge}" transform="translate(3 5)" fill="#2a1c08" fill-opacity=".22"/>`,
    `<path d="${edge}" fill="${colour}" stroke="${darken(colour, 0.6)}" stroke-width="1.1" stroke-opacity=".75"/>`,
    ...bumps,
    `<path d="${light}" fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="${number(width * 0.1)}" stroke-opacity=".35" stroke-linecap="round"/>`,
    `<path d="${seam}" fill="none" stroke="${darken(colour, 0.6)}" stroke-width="1.1" stroke-opacity=".5"/>`,
    '</g>',
  ].join('');
}

function drawSpiny(
  sketch: Sketch,
  { colour, size, ratio = 1.3 }: Extract<Fruit, { kind: 'spiny' }>,
  centre: Point,
  heading: number,
): string {
  const { random } = sketch;
  const length = size * ratio;
  const edge = egg(centre, heading, length, size, -0.16);
  const spines: string[] = [];
  const shades: string[] = [];
  const rows = 8;
  for (let row = 0; row < rows; row += 1) {
    const along = (row + 0.5) / rows - 0.5;
    const reach = Math.sqrt(Math.max(0, 1 - (along * 2) ** 2));
    const count = Math.max(1, Math.round(7 * reach));
    for (let column = 0; column < count; column += 1) {
      const aside = count === 1 ? 0 : ((column + (row % 2) * 0.5) / count - 0.44) * 0.96 * reach;
      const place = at(at(centre, heading, along * length), heading + Math.PI / 2, aside * size);
      const lean = heading + Math.PI / 2 + (aside < 0 ? Math.PI : 0);
      const tip = at(
        at(place, heading, size * 0.035),
        lean,
        size * 0.035 * Math.abs(aside) * 4 + random.between(0, 2),
      );
      const wide = size * 0.035;
      const [ax, ay] = at(place, heading + 2.1, wide);
      const [bx, by] = at(place, heading - 2.1, wide);
      spines.push(
        `M${number(ax)} ${number(ay)}L${number(tip[0])} ${number(tip[1])}L${number(bx)} ${number(by)}`,
      );
      shades.push(
        `<circle cx="${number(place[0] + wide * 0.4)}" cy="${number(place[1] + wide * 0.5)}" r="${number(wide)}"/>`,
      );
    }
  }
  return [
    '<g>',
    `<path d="${edge}" transform="translate(${number(size * 0.05 + 2)} ${number(size * 0.08 + 3)})" fill="#2a1c08" fill-opacity=".22"/>`,
    `<path d="${edge}" fill="${bodyFill(sketch, colour, mix(colour, '#2f4a22', 0.25))}" stroke="${darken(colour, 0.6)}" stroke-width="1.1" stroke-opacity=".75"/>`,
    `<g fill="${darken(colour, 0.5)}" fill-opacity=".25">${shades.join('')}</g>`,
    `<path d="${spines.join('')}" fill="${lighten(colour, 0.3)}" stroke="${darken(colour, 0.55)}" stroke-width=".9" stroke-linejoin="round"/>`,
    shine(centre, size, length, 0.22),
    '</g>',
  ].join('');
}

function drawFleshyCalyx(
  sketch: Sketch,
  { colour, size }: Extract<Fruit, { kind: 'calyx' }>,
  centre: Point,
  heading: number,
): string {
  const foot = at(centre, heading, -size * 0.5);
  const detail = size > 100 ? 'full' : 'plain';
  const sepal = (lean: number, shade: number) =>
    drawBlade(
      sketch,
      {
        outline: 'ovate',
        ratio: 0.46,
        colour: darken(colour, shade),
        veins: 3,
        parallel: true,
        veinColour: darken(colour, 0.35),
        gloss: 1,
      },
      arc(foot, heading + lean, size * 1.05, -lean * 0.9),
      detail,
    );
  const collar = [-1, -0.35, 0.35, 1].map((lean) =>
    drawBlade(
      sketch,
      { outline: 'lanceolate', ratio: 0.3, colour: darken(colour, 0.1) },
      arc(at(foot, heading, -size * 0.04), heading + lean, size * 0.4, lean * 0.6),
      'plain',
    ),
  );
  const core = `<path d="${egg(at(centre, heading, -size * 0.02), heading, size * 0.7, size * 0.5)}" fill="${darken(colour, 0.3)}"/>`;
  return `<g>${sepal(-0.62, 0.2)}${sepal(0.62, 0.2)}${core}${sepal(-0.3, 0.06)}${sepal(0.32, 0.06)}${sepal(0, 0)}${collar.join('')}</g>`;
}
