import { type Colour, darken, lighten, mix } from './plate/colour.ts';
import { at, number, type Point, smooth, steps, turn } from './plate/geometry.ts';
import { grainTile } from './plate/paper.ts';
import { createRandom } from './plate/random.ts';
import { createSketch, type Sketch } from './plate/sketch.ts';

export type Hair = 'short' | 'afro' | 'braids' | 'headwrap' | 'veil' | 'cap' | 'bald' | 'bun';

/** How somebody looks in their picture: as on a painted shop sign, with no more than a smile. */
export interface Likeness {
  readonly seed: string;
  readonly skin: Colour;
  readonly hair: Hair;
  /** Of the wrap, veil or cap. */
  readonly headColour: Colour;
  readonly cloth: Colour;
  readonly ground: Colour;
  readonly collar: 'round' | 'kanzu' | 'gomesi' | 'shirt';
  readonly grey?: boolean;
  readonly beard?: boolean;
  readonly earrings?: boolean;
  readonly glasses?: boolean;
}

const side = 640;

/** A square portrait, the same on every run. */
export function drawAvatar(likeness: Likeness): string {
  const sketch = createSketch(createRandom(likeness.seed));
  const body = [
    drawGround(sketch, likeness),
    drawHairBehind(sketch, likeness),
    drawShoulders(sketch, likeness),
    drawHead(sketch, likeness),
    drawHairBefore(sketch, likeness),
    `<rect width="${side}" height="${side}" fill="${sketch.define(grainTile('#3a2410', 0.4, 29))}"/>`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${sketch.definitions()}${body}</svg>`;
}

function drawGround(sketch: Sketch, { ground }: Likeness): string {
  const { random } = sketch;
  const motif = random.pick(['rings', 'leaves', 'darts', 'rays'] as const);
  const light = lighten(ground, 0.28);
  const deep = darken(ground, 0.22);
  const tile = {
    rings: `<circle cx="40" cy="40" r="27" fill="none" stroke="${light}" stroke-width="7"/><circle cx="40" cy="40" r="11" fill="${deep}"/>`,
    leaves: `<path d="M8 72Q10 20 40 8Q62 40 8 72Z" fill="${light}"/><path d="M72 8Q70 60 40 72Q18 40 72 8Z" fill="${deep}" fill-opacity=".7"/>`,
    darts: `<path d="M0 40L20 4L40 40Z" fill="${light}"/><path d="M40 80L60 44L80 80Z" fill="${deep}"/><circle cx="60" cy="20" r="6" fill="${light}"/><circle cx="20" cy="62" r="6" fill="${light}"/>`,
    rays: Array.from({ length: 8 }, (_, index) => {
      const [x, y] = at([40, 40], (index / 8) * turn, 32);
      return `<path d="M40 40L${number(x)} ${number(y)}" stroke="${index % 2 === 0 ? light : deep}" stroke-width="7" stroke-linecap="round"/>`;
    }).join(''),
  }[motif];
  const pattern = sketch.define(
    `<pattern id="ID" width="80" height="80" patternUnits="userSpaceOnUse">${tile}</pattern>`,
  );
  const halo = sketch.define(
    `<radialGradient id="ID" cx=".5" cy=".48" r=".62"><stop offset="0" stop-color="${lighten(ground, 0.45)}" stop-opacity=".9"/><stop offset=".5" stop-color="${lighten(ground, 0.2)}" stop-opacity=".55"/><stop offset="1" stop-color="${darken(ground, 0.3)}" stop-opacity=".35"/></radialGradient>`,
  );
  const sheet = `width="${side}" height="${side}"`;
  return `<rect ${sheet} fill="${ground}"/><rect ${sheet} fill="${pattern}" fill-opacity=".6"/><rect ${sheet} fill="${halo}"/>`;
}

function gradient(sketch: Sketch, colour: Colour, strength = 0.3): string {
  return sketch.define(
    `<linearGradient id="ID" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${lighten(colour, strength)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, strength)}"/></linearGradient>`,
  );
}

function drawShoulders(sketch: Sketch, { cloth, collar, skin }: Likeness): string {
  const body = smooth([
    [60, 660],
    [84, 560],
    [150, 494],
    [250, 462],
    [390, 462],
    [490, 494],
    [556, 560],
    [580, 660],
  ]);
  const neck = `<path d="M262 380L258 476Q320 530 382 476L378 380Z" fill="${gradient(sketch, darken(skin, 0.16), 0.16)}"/><path d="M262 400Q320 462 378 400L378 424Q320 486 262 424Z" fill="${darken(skin, 0.5)}" fill-opacity=".4"/>`;
  const shirt = `<path d="${body}Z" transform="translate(0 8)" fill="#1c1206" fill-opacity=".25"/><path d="${body}Z" fill="${gradient(sketch, cloth)}"/>`;
  const deep = darken(cloth, 0.4);
  const pale = lighten(cloth, 0.5);
  const collars = {
    round: `<path d="M246 462Q320 556 394 462L410 470Q320 590 230 470Z" fill="${deep}"/><path d="M246 462Q320 556 394 462L390 452Q320 520 250 452Z" fill="${darken(skin, 0.1)}"/>`,
    kanzu: `<path d="M258 462Q320 512 382 462L384 480Q320 534 256 480Z" fill="${darken(cloth, 0.12)}"/><path d="M320 516V640" stroke="#8f4620" stroke-width="9"/><path d="M320 516V640" stroke="#e3a72f" stroke-width="3"/><path d="M300 516H340M306 600Q320 622 334 600" stroke="#8f4620" stroke-width="5" fill="none"/>`,
    gomesi: `<path d="M250 464L320 548L390 464L420 476L320 596L220 476Z" fill="${pale}"/><path d="M84 566Q70 474 176 478Q206 520 168 560ZM556 566Q570 474 464 478Q434 520 472 560Z" fill="${gradient(sketch, cloth, 0.4)}" stroke="${deep}" stroke-width="3"/><path d="M110 640Q320 560 530 640" fill="none" stroke="${pale}" stroke-width="26"/><path d="M110 640Q320 560 530 640" fill="none" stroke="${deep}" stroke-width="4"/>`,
    shirt: `<path d="M252 458L320 540L262 590L214 478ZM388 458L320 540L378 590L426 478Z" fill="${pale}" stroke="${deep}" stroke-width="3"/><path d="M320 540V650" stroke="${deep}" stroke-width="3"/><circle cx="320" cy="592" r="6" fill="${pale}"/>`,
  }[collar];
  return `${shirt}${neck}${collars}`;
}

function drawHead(sketch: Sketch, { skin, earrings, glasses, beard, grey }: Likeness): string {
  const face: Point[] = [
    [320, 150],
    [404, 180],
    [436, 262],
    [424, 342],
    [384, 410],
    [320, 440],
    [256, 410],
    [216, 342],
    [204, 262],
    [236, 180],
  ];
  const edge = smooth(face, true);
  const fill = sketch.define(
    `<radialGradient id="ID" cx=".38" cy=".36" r=".8"><stop offset="0" stop-color="${mix(skin, '#e3a06a', 0.42)}"/><stop offset=".55" stop-color="${skin}"/><stop offset="1" stop-color="${darken(skin, 0.36)}"/></radialGradient>`,
  );
  const ears = `<ellipse cx="208" cy="306" rx="19" ry="32" fill="${darken(skin, 0.1)}"/><ellipse cx="432" cy="306" rx="19" ry="32" fill="${darken(skin, 0.3)}"/>`;
  const rings = earrings
    ? '<circle cx="205" cy="350" r="13" fill="none" stroke="#e3a72f" stroke-width="5"/><circle cx="435" cy="350" r="13" fill="none" stroke="#c98a24" stroke-width="5"/>'
    : '';
  const whiskers = grey ? '#b9b4aa' : '#1f1712';
  const chin = beard
    ? `<path d="M222 330Q230 456 320 462Q410 456 418 330Q408 392 372 392Q320 372 268 392Q232 392 222 330Z" fill="${whiskers}" fill-opacity=".9"/>`
    : '';
  const frames = glasses
    ? '<g fill="#f6f1e4" fill-opacity=".16" stroke="#2a211a" stroke-width="6"><rect x="232" y="268" width="74" height="52" rx="22"/><rect x="334" y="268" width="74" height="52" rx="22"/></g><path d="M306 288Q320 280 334 288M232 284L206 276M408 284L434 276" stroke="#2a211a" stroke-width="6" fill="none"/>'
    : '';
  const lines = mix(skin, '#140a06', 0.72);
  const eye = (x: number) =>
    `<path d="M${x - 24} 296Q${x} 276 ${x + 24} 296" fill="none" stroke="${lines}" stroke-width="7" stroke-linecap="round"/><path d="M${x - 28} 252Q${x} 236 ${x + 28} 250" fill="none" stroke="${grey ? '#8d8982' : lines}" stroke-width="8" stroke-opacity=".8" stroke-linecap="round"/>`;
  return `${ears}<path d="${edge}" fill="${fill}"/>${eye(270)}${eye(370)}<path d="M320 262Q306 322 312 336Q320 346 332 338" fill="none" stroke="${darken(skin, 0.5)}" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>${chin}<path d="M284 386Q320 412 356 386" fill="none" stroke="${mix(mix(skin, '#140a06', 0.5), '#8a2a2a', 0.4)}" stroke-width="9" stroke-linecap="round"/>${frames}${rings}`;
}

function hairColour({ grey }: Likeness): Colour {
  return grey ? '#8d8982' : '#231a15';
}

function drawHairBehind(sketch: Sketch, likeness: Likeness): string {
  const { random } = sketch;
  const colour = hairColour(likeness);
  switch (likeness.hair) {
    case 'afro': {
      const curls = Array.from({ length: 240 }, () => {
        const [x, y] = at([320, 246], random.between(0, turn), 176 * Math.sqrt(random.next()));
        return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(random.between(13, 26))}"/>`;
      });
      return `<g fill="${colour}">${curls.join('')}</g>`;
    }
    case 'braids': {
      const braids = [-150, -122, -94, 94, 122, 150].map((offset, index) => {
        const beads = steps(13).map((step) => {
          const x = 320 + offset + Math.sin(step * 3 + index) * 8;
          return `<ellipse cx="${number(x)}" cy="${number(230 + step * 290)}" rx="15" ry="16"/>`;
        });
        return `<g fill="${colour}" stroke="#4a3a2e" stroke-width="2">${beads.join('')}</g><circle cx="${number(320 + offset + Math.sin(3 + index) * 8)}" cy="534" r="9" fill="#e3a72f"/>`;
      });
      return braids.join('');
    }
    case 'veil': {
      const cloth = gradient(sketch, likeness.headColour, 0.3);
      return `<path d="M320 112C170 112 150 260 166 372C176 450 120 520 128 660H512C520 520 464 450 474 372C490 260 470 112 320 112Z" fill="${cloth}"/>`;
    }
    case 'bun':
      return `<circle cx="320" cy="122" r="62" fill="${colour}"/>`;
    default:
      return '';
  }
}

function drawHairBefore(sketch: Sketch, likeness: Likeness): string {
  const { random } = sketch;
  const colour = hairColour(likeness);
  const shade = gradient(sketch, likeness.headColour, 0.34);
  const crown =
    'M206 290C190 170 236 124 320 124C404 124 450 170 434 290C430 236 404 206 320 204C236 206 210 236 206 290Z';
  switch (likeness.hair) {
    case 'bald':
      return '<ellipse cx="280" cy="186" rx="46" ry="18" fill="#f0b98a" fill-opacity=".24" transform="rotate(-18 280 186)"/>';
    case 'short':
    case 'bun':
      return `<path d="${crown}" fill="${colour}"/>${speckle(sketch, colour)}`;
    case 'afro':
      return `<path d="M204 286C188 160 240 116 320 116C400 116 452 160 436 286C424 220 398 198 320 198C242 198 216 220 204 286Z" fill="${colour}"/>${speckle(sketch, colour)}`;
    case 'braids': {
      const rows = Array.from({ length: 9 }, (_, index) => {
        const x = 226 + index * 23.5;
        return `<path d="M${number(x)} ${number(236 + Math.abs(index - 4) ** 2 * 3)}Q${number(320 + (x - 320) * 0.7)} 150 ${number(320 + (x - 320) * 0.4)} 128" fill="none" stroke="#4a3a2e" stroke-width="3"/>`;
      });
      return `<path d="${crown}" fill="${colour}"/>${rows.join('')}`;
    }
    case 'headwrap': {
      const folds = [0, 1, 2, 3].map(
        (index) =>
          `<path d="M${200 + index * 6} ${256 - index * 34}Q320 ${160 - index * 30} ${440 - index * 6} ${256 - index * 34}" fill="none" stroke="${index % 2 === 0 ? darken(likeness.headColour, 0.4) : lighten(likeness.headColour, 0.5)}" stroke-width="${index % 2 === 0 ? 5 : 9}" stroke-opacity=".75"/>`,
      );
      const knot = `<path d="M296 118C236 40 180 78 214 124C232 148 270 140 300 128ZM344 118C404 40 460 78 426 124C408 148 370 140 340 128Z" fill="${shade}" stroke="${darken(likeness.headColour, 0.45)}" stroke-width="3"/><ellipse cx="320" cy="120" rx="34" ry="28" fill="${lighten(likeness.headColour, 0.12)}" stroke="${darken(likeness.headColour, 0.45)}" stroke-width="3"/>`;
      return `<path d="M196 276C176 136 244 98 320 98C396 98 464 136 444 276C424 216 390 200 320 200C250 200 216 216 196 276Z" fill="${shade}"/>${folds.join('')}${knot}`;
    }
    case 'veil':
      return `<path d="M320 122C204 122 188 240 194 330C202 410 250 470 320 476C390 470 438 410 446 330C452 240 436 122 320 122ZM320 176C392 176 418 236 414 318C408 392 368 442 320 444C272 442 232 392 226 318C222 236 248 176 320 176Z" fill="${shade}" fill-rule="evenodd"/><path d="M230 452Q320 540 420 446L470 560Q320 640 176 560Z" fill="${shade}"/><path d="M236 470Q320 548 410 466M214 520Q320 590 440 510" fill="none" stroke="${darken(likeness.headColour, 0.4)}" stroke-width="4" stroke-opacity=".6"/>`;
    case 'cap': {
      const stitches = Array.from({ length: 15 }, (_, index) => {
        const x = 206 + index * 16.3 + random.between(-1, 1);
        return `<path d="M${number(x)} 216l8 -16l8 16" fill="none" stroke="${lighten(likeness.headColour, 0.6)}" stroke-width="4"/>`;
      });
      return `<path d="M202 236C202 130 250 104 320 104C390 104 438 130 438 236Q320 204 202 236Z" fill="${shade}"/><path d="M202 236Q320 204 438 236L438 196Q320 166 202 196Z" fill="${darken(likeness.headColour, 0.28)}" fill-opacity=".7"/>${stitches.join('')}`;
    }
  }
}

function speckle({ random }: Sketch, colour: Colour): string {
  const dots = Array.from({ length: 90 }, () => {
    const angle = random.between(Math.PI * 1.2, Math.PI * 1.8);
    const [x, y] = at([320, 258], angle, random.between(66, 126));
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(random.between(2, 4))}"/>`;
  });
  return `<g fill="${lighten(colour, 0.25)}" fill-opacity=".45">${dots.join('')}</g>`;
}
