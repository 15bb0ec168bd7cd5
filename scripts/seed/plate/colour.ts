import type { Random } from './random.ts';

/** `#rrggbb`. */
export type Colour = string;

type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `part` 0 is `from`, 1 is `to`. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) => {
    const value = Math.round(channel + ((target[index] ?? channel) - channel) * part);
    return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Towards the sun: a little yellow goes with the light. */
export function lighten(colour: Colour, part: number): Colour {
  return mix(colour, '#fff6d8', part);
}

/** Towards the shade, which on paper is a warm brown rather than black. */
export function darken(colour: Colour, part: number): Colour {
  return mix(colour, '#1c2018', part);
}

/** As no two leaves of a plant are quite of one colour. */
export function vary(colour: Colour, random: Random, amount = 0.1): Colour {
  const warm = mix(colour, random.pick(['#d8b13a', '#2e5a4a', '#8a6a35']), random.between(0, amount));
  return random.chance(0.5)
    ? lighten(warm, random.between(0, amount))
    : darken(warm, random.between(0, amount));
}
