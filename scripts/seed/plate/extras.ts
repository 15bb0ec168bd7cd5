import { type Colour, darken, lighten, mix, vary } from './colour.ts';
import { drawFlower, type Flower } from './flowers.ts';
import { drawFruit, egg, type Fruit } from './fruits.ts';
import { arc, at, degrees, number, type Point, smooth, steps, turn } from './geometry.ts';
import { drawRhizome } from './plants.ts';
import type { Sketch } from './sketch.ts';

/** What a plate shows beside the plant: its parts, as the books do. */
export type Extra =
  | { readonly kind: 'fruit'; readonly fruit: Fruit; readonly count: number }
  | { readonly kind: 'flower'; readonly flower: Flower }
  /** A fruit cut in two. */
  | {
      readonly kind: 'half';
      readonly rim: Colour;
      readonly flesh: Colour;
      readonly size: number;
      readonly ratio?: number;
      readonly stone?: Colour;
      readonly seeds?: { readonly colour: Colour; readonly count: number; readonly size: number };
    }
  | {
      readonly kind: 'seeds';
      readonly colour: Colour;
      readonly size: number;
      readonly ratio: number;
      readonly count: number;
    }
  | { readonly kind: 'bark'; readonly outer: Colour; readonly inner: Colour; readonly count: number }
  | { readonly kind: 'roots'; readonly colour: Colour; readonly count: number }
  | { readonly kind: 'rhizome'; readonly skin: Colour; readonly flesh: Colour }
  | { readonly kind: 'cloves'; readonly skin: Colour; readonly streak: Colour }
  | { readonly kind: 'lumps'; readonly colour: Colour; readonly count: number };

export function drawExtra(sketch: Sketch, extra: Extra, centre: Point): string {
  const { random } = sketch;
  switch (extra.kind) {
    case 'fruit':
      return extra.fruit.kind === 'pod'
        ? drawPods(sketch, extra.fruit, extra.count, centre)
        : spread(sketch, centre, extra.count, extra.fruit.size * 0.8, (place) =>
            drawFruit(sketch, extra.fruit, place, degrees(random.between(40, 140))),
          );
    case 'flower':
      return drawFlower(sketch, extra.flower, centre, degrees(-80));
    case 'half':
      return drawHalf(sketch, extra, centre);
    case 'seeds':
      return spread(sketch, centre, extra.count, Math.max(14, extra.size * 0.95), (place) =>
        drawSeed(sketch, extra.colour, place, extra.size, extra.ratio),
      );
    case 'bark':
      return Array.from({ length: extra.count }, (_, index) =>
        drawBark(
          sketch,
          extra.outer,
          extra.inner,
          [centre[0] + (index - (extra.count - 1) / 2) * 74, centre[1] + random.between(-12, 12)],
          degrees(-82 + index * 9),
          165,
          58,
        ),
      ).join('');
    case 'roots':
      return Array.from({ length: extra.count }, (_, index) =>
        drawRoot(
          sketch,
          extra.colour,
          [
            centre[0] - 110 + random.between(-10, 10),
            centre[1] - 44 + (index * 88) / Math.max(1, extra.count - 1),
          ],
          degrees(random.between(-9, 9)),
          230,
          19,
        ),
      ).join('');
    case 'rhizome':
      return drawRhizome(sketch, extra.skin, extra.flesh, centre, 200);
    case 'cloves':
      return [-62, 0, 64]
        .map((offset, index) =>
          drawClove(
            sketch,
            extra.skin,
            extra.streak,
            [centre[0] + offset, centre[1] + (index % 2) * 14],
            degrees(-90 + offset * 0.35),
            104,
          ),
        )
        .join('');
    case 'lumps':
      return spread(sketch, centre, extra.count, 42, (place) =>
        drawLump(sketch, extra.colour, place, random.between(28, 46)),
      );
  }
}

function drawPods(
  sketch: Sketch,
  pod: Extract<Fruit, { kind: 'pod' }>,
  count: number,
  [x, y]: Point,
): string {
  return Array.from({ length: count }, (_, index) => {
    const heading = degrees(-58 + index * 26);
    const offset = (index - (count - 1) / 2) * pod.size * pod.ratio * 1.7;
    return drawFruit(sketch, pod, at([x + offset, y], heading, -pod.size / 2), heading);
  }).join('');
}

/** Several of them close together, none quite on another. */
export function spread(
  sketch: Sketch,
  [x, y]: Point,
  count: number,
  gap: number,
  draw: (place: Point) => string,
): string {
  const golden = degrees(137.5);
  return Array.from({ length: count }, (_, index) => {
    const reach = gap * Math.sqrt(index) * 0.92;
    const angle = index * golden + sketch.random.between(-0.25, 0.25);
    return draw([x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.8]);
  }).join('');
}

export function drawSeed(sketch: Sketch, colour: Colour, [x, y]: Point, size: number, ratio: number): string {
  const { random } = sketch;
  const tone = vary(colour, random, 0.14);
  const turned = number(random.between(0, 180));
  const body = (dx: number, dy: number, share: number, more: string) =>
    `<ellipse rx="${number((size / 2) * share)}" ry="${number((size / 2) * ratio * share)}" transform="translate(${number(x + dx)} ${number(y + dy)}) rotate(${turned})" ${more}/>`;
  return [
    body(size * 0.07 + 0.6, size * 0.11 + 0.8, 1, 'fill="#1c1206" fill-opacity=".28"'),
    body(0, 0, 1, `fill="${tone}" stroke="${darken(colour, 0.55)}" stroke-width=".8" stroke-opacity=".7"`),
    body(-size * ratio * 0.14, -size * ratio * 0.18, 0.4, `fill="${lighten(tone, 0.65)}" fill-opacity=".5"`),
  ].join('');
}

function drawHalf(sketch: Sketch, half: Extract<Extra, { kind: 'half' }>, centre: Point): string {
  const { random } = sketch;
  const { size, ratio = 1 } = half;
  const heading = degrees(-70);
  const ring = (share: number, taper = 0.12) =>
    egg(centre, heading, size * ratio * share, size * share, taper);
  const parts = [
    `<path d="${ring(1)}" transform="translate(6 9)" fill="#2a1c08" fill-opacity=".22"/>`,
    `<path d="${ring(1)}" fill="${half.rim}" stroke="${darken(half.rim, 0.5)}" stroke-width="1.2"/>`,
    `<path d="${ring(0.9)}" fill="${mix(half.rim, half.flesh, 0.7)}"/>`,
    `<path d="${ring(0.84)}" fill="${half.flesh}"/>`,
    `<path d="${ring(0.6)}" fill="#ffffff" fill-opacity=".18"/>`,
  ];
  if (half.seeds) {
    const { colour, count, size: seedSize } = half.seeds;
    for (let index = 0; index < count; index += 1) {
      const angle = index * degrees(137.5) + random.between(-0.2, 0.2);
      const reach = size * 0.31 * Math.sqrt((index + 0.6) / count);
      const place = at(
        at(centre, heading, Math.cos(angle) * reach * ratio),
        heading + Math.PI / 2,
        Math.sin(angle) * reach,
      );
      parts.push(drawSeed(sketch, colour, place, seedSize, 0.6));
    }
  }
  if (half.stone)
    parts.push(
      drawFruit(
        sketch,
        { kind: 'berry', colour: half.stone, size: size * 0.42, ratio: 1.1 },
        at(centre, heading, -size * 0.06),
        heading,
      ),
    );
  return `<g>${parts.join('')}</g>`;
}

/** A curled strip of bark: furrowed outside, smooth and warm where it was cut from the tree. */
export function drawBark(
  sketch: Sketch,
  outer: Colour,
  inner: Colour,
  centre: Point,
  heading: number,
  length: number,
  width: number,
): string {
  const { random } = sketch;
  const spine = arc(at(centre, heading, -length / 2), heading, length, random.between(-0.12, 0.12));
  const rough = () => random.between(0.9, 1.06);
  const rows = steps(9);
  const left = rows.map((part) => spine.beside(part + random.between(-0.008, 0.008), (-width / 2) * rough()));
  const right = rows.map((part) => spine.beside(part + random.between(-0.008, 0.008), (width / 2) * rough()));
  const edge = smooth([...left, ...right.toReversed()], true);
  const lip = smooth([...right, ...rows.toReversed().map((part) => spine.beside(part, width * 0.32))], true);
  const furrows = Array.from({ length: Math.round(width / 3.4) }, () => {
    const aside = random.between(-0.44, 0.3) * width;
    const from = random.between(0, 0.6);
    return smooth(
      steps(4).map((part) =>
        spine.beside(from + part * random.between(0.2, 0.38), aside + random.between(-2.5, 2.5)),
      ),
    );
  });
  const lichen = Array.from({ length: 3 }, () => {
    const [x, y] = spine.beside(random.between(0.1, 0.9), random.between(-0.36, 0.15) * width);
    return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(random.between(3, 8))}" ry="${number(random.between(2, 5))}"/>`;
  });
  return [
    '<g>',
    `<path d="${edge}" transform="translate(6 9)" fill="#1c1206" fill-opacity=".28"/>`,
    `<path d="${edge}" fill="${vary(outer, random, 0.06)}" stroke="${darken(outer, 0.6)}" stroke-width="1.3"/>`,
    `<path d="${furrows.join('')}" fill="none" stroke="${darken(outer, 0.6)}" stroke-width="2.2" stroke-opacity=".5" stroke-linecap="round"/>`,
    `<path d="${furrows.join('')}" fill="none" stroke="${lighten(outer, 0.45)}" stroke-width="1" stroke-opacity=".45" stroke-linecap="round" transform="translate(-1.4 -1.6)"/>`,
    `<g fill="#c9cdb0" fill-opacity=".45">${lichen.join('')}</g>`,
    `<path d="${lip}" fill="${inner}" stroke="${darken(inner, 0.5)}" stroke-width="1"/>`,
    '</g>',
  ].join('');
}

/** A piece of root with its wrinkles and a pale cut end. */
export function drawRoot(
  sketch: Sketch,
  colour: Colour,
  from: Point,
  heading: number,
  length: number,
  width: number,
): string {
  const { random } = sketch;
  const spine = arc(from, heading, length, random.between(-0.35, 0.35));
  const rows = steps(12);
  const wobble = rows.map(() => random.between(0.86, 1.12));
  const half = (part: number, index: number) => (width / 2) * (1 - 0.45 * part) * (wobble[index] ?? 1);
  const rim = (sign: number, share = 1) =>
    rows.map((part, index) => spine.beside(part, sign * half(part, index) * share));
  const edge = smooth([...rim(-1), ...rim(1).toReversed()], true);
  const below = Math.sin(spine.heading(0.5) + Math.PI / 2) > 0 ? 1 : -1;
  const wrinkles = Array.from({ length: Math.round(length / 9) }, () => {
    const along = random.between(0.03, 0.95);
    return smooth([
      spine.beside(along, (-width / 2) * random.between(0.1, 0.8) * (1 - 0.4 * along)),
      spine.beside(
        along + random.between(0, 0.03),
        (width / 2) * random.between(0.1, 0.8) * (1 - 0.4 * along),
      ),
    ]);
  });
  const cut = egg(spine.point(0), spine.heading(0), width * 0.42, width * 0.98, 0);
  const core = egg(spine.point(0), spine.heading(0), width * 0.2, width * 0.5, 0);
  return [
    '<g>',
    `<path d="${edge}" transform="translate(3.5 6)" fill="#1c1206" fill-opacity=".26"/>`,
    `<path d="${edge}" fill="${vary(colour, random, 0.07)}" stroke="${darken(colour, 0.6)}" stroke-width="1.1"/>`,
    `<path d="${smooth([...rim(below), ...rim(below, 0.1).toReversed()], true)}" fill="${darken(colour, 0.6)}" fill-opacity=".3"/>`,
    `<path d="${wrinkles.join('')}" fill="none" stroke="${darken(colour, 0.6)}" stroke-width=".9" stroke-opacity=".5"/>`,
    `<path d="${smooth(rim(-below, 0.5))}" fill="none" stroke="${lighten(colour, 0.55)}" stroke-width="${number(width * 0.12)}" stroke-opacity=".5"/>`,
    `<path d="${cut}" fill="#f1e4c6" stroke="${darken(colour, 0.5)}" stroke-width="1"/><path d="${core}" fill="#d9bd86" fill-opacity=".8"/>`,
    '</g>',
  ].join('');
}

export function drawClove(
  sketch: Sketch,
  skin: Colour,
  streak: Colour,
  centre: Point,
  heading: number,
  length: number,
): string {
  const spine = arc(at(centre, heading, -length / 2), heading, length, 0.5);
  const rows = steps(12);
  const half = (part: number) =>
    length * 0.29 * Math.sin(Math.PI * Math.min(1, 0.08 + part * 0.92)) ** 0.75 * (1 - part * 0.42);
  const rim = (sign: number, share = 1) => rows.map((part) => spine.beside(part, sign * half(part) * share));
  const edge = smooth([...rim(-1), ...rim(1).toReversed()], true);
  const lines = Array.from({ length: 7 }, () => smooth(rim(1, sketch.random.between(-0.85, 0.85)))).join('');
  return [
    `<path d="${edge}" transform="translate(5 8)" fill="#2a1c08" fill-opacity=".22"/>`,
    `<path d="${edge}" fill="${skin}" stroke="${darken(skin, 0.5)}" stroke-width="1.2"/>`,
    `<path d="${smooth([...rim(1), ...rim(1, 0.15).toReversed()], true)}" fill="${darken(streak, 0.2)}" fill-opacity=".2"/>`,
    `<path d="${lines}" fill="none" stroke="${streak}" stroke-width="1.1" stroke-opacity=".4"/>`,
    `<path d="${smooth(rim(-1, 0.5))}" fill="none" stroke="#ffffff" stroke-width="5" stroke-opacity=".5" stroke-linecap="round"/>`,
  ].join('');
}

/** Resin, wax, soap stone: a broken piece with flat faces. */
export function drawLump(sketch: Sketch, colour: Colour, centre: Point, size: number): string {
  const { random } = sketch;
  const tone = vary(colour, random, 0.12);
  const corners = steps(8)
    .slice(1)
    .map((step) => at(centre, step * turn + random.between(-0.25, 0.25), size * random.between(0.78, 1.08)));
  const ridge = at(centre, degrees(-130), size * 0.3);
  const path = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;
  const faces = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [mx, my] = [(corner[0] + next[0]) / 2 - centre[0], (corner[1] + next[1]) / 2 - centre[1]];
    const lit = (-mx * 0.55 - my * 0.83) / size;
    return `<path d="${path([ridge, corner, next])}" fill="${lit > 0 ? lighten(tone, lit * 0.5) : darken(tone, -lit * 0.5)}" stroke="${darken(tone, 0.35)}" stroke-width=".6" stroke-linejoin="round"/>`;
  });
  return `<g><path d="${path(corners)}" transform="translate(4 7)" fill="#1c1206" fill-opacity=".28"/>${faces.join('')}</g>`;
}
