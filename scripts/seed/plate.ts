import type { Herb, PlateVariant } from './herb.ts';
import { drawExtra } from './plate/extras.ts';
import { arc, degrees, type Point } from './plate/geometry.ts';
import { drawLabel } from './plate/label.ts';
import { drawLeaf, type Leaf } from './plate/leaves.ts';
import { writeCentred } from './plate/lettering.ts';
import { drawPaper, drawPlateMark, plateHeight, plateWidth } from './plate/paper.ts';
import { drawPlant, type Plant } from './plate/plants.ts';
import { createRandom } from './plate/random.ts';
import { createSketch, type Sketch } from './plate/sketch.ts';
import { drawStillLife } from './plate/still-life.ts';

/** A picture of the herb as an SVG of 1280 × 960, the same on every run. It needs no fonts. */
export function drawPlate(herb: Herb, variant: PlateVariant): string {
  const sketch = createSketch(createRandom(`${herb.slug} ${variant}`));
  const body = drawVariant(sketch, herb, variant);
  const size = `width="${plateWidth}" height="${plateHeight}" viewBox="0 0 ${plateWidth} ${plateHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sketch.definitions()}${body}</svg>`;
}

function drawVariant(sketch: Sketch, herb: Herb, variant: PlateVariant): string {
  const [also] = herb.localNames;
  const line = also === undefined ? 'grown in Uganda' : `${also.name}, ${also.language}`;
  const label = drawLabel(
    { name: herb.name, botanical: herb.botanical, line },
    plateWidth - 40,
    plateHeight - 40,
  );
  switch (variant) {
    case 'sheet': {
      const { plant } = herb.plate;
      const mirrored = plant.habit === 'twig' && sketch.random.chance(0.42);
      return [
        drawPaper(sketch),
        drawPlateMark(),
        drawPlant(sketch, plant, mirrored),
        drawFigures(sketch, herb, mirrored),
        label,
      ].join('');
    }
    case 'detail':
      return [drawPaper(sketch), drawPlateMark(), drawDetail(sketch, herb.plate.plant), label].join('');
    case 'ware':
      return [drawStillLife(sketch, herb.plate.ware), label].join('');
  }
}

/** Where there is room beside the plant. */
function figurePlaces({ habit }: Plant, mirrored: boolean): readonly Point[] {
  if (habit === 'vine') {
    return [
      [560, 775],
      [245, 230],
    ];
  }
  return [
    [165, 790],
    [mirrored ? 500 : 765, 805],
  ];
}

/** The parts beside the plant, lettered as in the old books. */
function drawFigures(sketch: Sketch, { plate }: Herb, mirrored: boolean): string {
  const places = figurePlaces(plate.plant, mirrored);
  return (plate.extras ?? [])
    .map((extra, index) => {
      const [x, y] = places[index] ?? [0, 0];
      const letter = writeCentred(index === 0 ? 'a.' : 'b.', x, y + 122, {
        size: 13,
        colour: '#5a4630',
        slant: 12,
        pen: 0.11,
      });
      return `${drawExtra(sketch, extra, [x, y])}${letter}`;
    })
    .join('');
}

/** One leaf across the sheet, or the plant nearer where it has no leaf worth that. */
function drawDetail(sketch: Sketch, plant: Plant): string {
  const near = (scale: number, x: number, y: number) =>
    `<g transform="translate(${640 - x * scale} ${480 - y * scale}) scale(${scale})">${drawPlant(sketch, plant)}</g>`;
  switch (plant.habit) {
    case 'twig':
    case 'vine':
    case 'rhizome': {
      const leaf = plant.habit === 'rhizome' ? plant.leaf : plant.shoot.leaf;
      if (leaf.kind === 'feathery' || leaf.blade.outline === 'linear') return near(1.9, 590, 360);
      return drawLargeLeaf(sketch, leaf);
    }
    case 'rosette':
      return near(1.75, 540, 560);
    case 'clump':
      return near(1.8, 560, 700);
    case 'bulb':
      return near(1.9, 500, 740);
    case 'comb':
      return near(1.7, 520, 420);
  }
}

/** Where the large leaf begins and in which direction, then the same of the smaller one. */
type LeafPlace = readonly [from: Point, angle: number, behind: Point, behindAngle: number];

const leafPlaces: readonly LeafPlace[] = [
  [[110, 830], -37, [330, 340], -12],
  [[880, 880], -146, [1010, 690], -100],
  [[300, 900], -48, [560, 840], -24],
  [[190, 250], 20, [150, 480], 32],
];

const heartPlaces: readonly LeafPlace[] = [
  [[270, 560], -16, [760, 270], 14],
  [[860, 520], -164, [330, 330], -150],
];

/** Across the sheet in one of a few ways, with a smaller one behind it. */
function drawLargeLeaf(sketch: Sketch, leaf: Leaf): string {
  const { random } = sketch;
  const turned = degrees(random.between(-5, 5));
  if (leaf.kind === 'lobed' || leaf.kind === 'palmate') {
    const [x, angle] = random.pick([
      [210, -42],
      [900, -128],
    ]);
    return drawLeaf(sketch, leaf, arc([x ?? 0, 850], degrees(angle ?? 0) + turned, 900, degrees(14)), 'fine');
  }
  const broad = leaf.kind === 'simple' ? leaf.blade.ratio : 0.4;
  const length = Math.min(1080, 640 / broad);
  const heart = leaf.blade.outline === 'cordate';
  const [start, angle, behindStart, behindAngle] = heart ? random.pick(heartPlaces) : random.pick(leafPlaces);
  const behind = arc(behindStart, degrees(behindAngle) + turned, length * 0.74, degrees(14));
  const front = arc(start, degrees(angle) + turned, length, degrees(angle > 0 ? -18 : 18));
  return `${drawLeaf(sketch, leaf, behind)}${drawLeaf(sketch, leaf, front, 'fine')}`;
}
