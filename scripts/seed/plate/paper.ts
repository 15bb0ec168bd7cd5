import { number } from './geometry.ts';
import type { Random } from './random.ts';
import type { Sketch } from './sketch.ts';

export const plateWidth = 1280;
export const plateHeight = 960;

/**
 * A sheet of rag paper: a warm tone, its grain, fibres, a few brown spots of age, light from the upper left. The
 * grain is a small tile, since noise over the whole sheet takes longer than all the rest of the drawing.
 */
export function drawPaper(sketch: Sketch): string {
  const { random } = sketch;
  const tone = random.pick(['#f6eedd', '#f4ead6', '#f7f0e2', '#f3ebd9']);
  const grain = sketch.define(grainTile('#5b3f1c', 0.24, 7));
  const cloud = sketch.define(
    `<radialGradient id="ID" cx=".3" cy=".22" r="1"><stop offset="0" stop-color="#fffdf4" stop-opacity=".95"/><stop offset=".5" stop-color="#fff8e6" stop-opacity=".2"/><stop offset="1" stop-color="#a97f43" stop-opacity=".3"/></radialGradient>`,
  );
  const sheet = `width="${plateWidth}" height="${plateHeight}"`;
  return [
    `<rect ${sheet} fill="${tone}"/>`,
    `<rect ${sheet} fill="${cloud}"/>`,
    stains(sketch),
    `<rect ${sheet} fill="${grain}"/>`,
    fibres(random),
    foxing(random),
  ].join('');
}

export function grainTile(colour: string, strength: number, seed: number, frequency = '.9'): string {
  const side = 160;
  const values = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = values.map((value) => value.toFixed(2));
  const matrix = `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${strength} ${(-strength / 2.6).toFixed(3)}`;
  return [
    `<filter id="grain${seed}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`,
    `<pattern id="ID" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${side}" filter="url(#grain${seed})"/></pattern>`,
  ].join('');
}

/** Where damp once stood: wide, faint and without an edge. */
function stains(sketch: Sketch): string {
  const { random } = sketch;
  const fill = sketch.define(
    `<radialGradient id="ID"><stop offset="0" stop-color="#b98a4a" stop-opacity=".13"/><stop offset=".75" stop-color="#b98a4a" stop-opacity=".07"/><stop offset="1" stop-color="#b98a4a" stop-opacity="0"/></radialGradient>`,
  );
  return Array.from({ length: 4 }, () => {
    const [x, y] = [
      random.between(0, plateWidth),
      random.pick([random.between(-60, 160), random.between(760, 1000)]),
    ];
    return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(random.between(160, 380))}" ry="${number(random.between(110, 220))}" fill="${fill}"/>`;
  }).join('');
}

function fibres(random: Random): string {
  const lines = Array.from({ length: 70 }, () => {
    const [x, y] = [random.between(0, plateWidth), random.between(0, plateHeight)];
    const [dx, dy] = [random.between(-14, 14), random.between(-10, 10)];
    return `M${number(x)} ${number(y)}q${number(dx / 2 + random.between(-4, 4))} ${number(dy / 2 + random.between(-4, 4))} ${number(dx)} ${number(dy)}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="#8a6a3a" stroke-width=".8" stroke-opacity=".2"/>`;
}

function foxing(random: Random): string {
  const spots = Array.from({ length: random.whole(14, 26) }, () => {
    const edge = random.chance(0.7);
    const x = random.between(0, plateWidth);
    const y = edge
      ? random.pick([random.between(0, 120), random.between(840, 960)])
      : random.between(0, plateHeight);
    const radius = random.between(0.8, 3.4);
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill-opacity="${random.between(0.12, 0.34).toFixed(2)}"/>`;
  });
  return `<g fill="#9a6a34">${spots.join('')}</g>`;
}

/** The mark that the copper plate left in the paper, and a thin ruled line. */
export function drawPlateMark(): string {
  const frame = (inset: number, stroke: string, width: number, opacity: number) =>
    `<rect x="${inset}" y="${inset}" width="${plateWidth - inset * 2}" height="${plateHeight - inset * 2}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return `${frame(20, '#ffffff', 3, 0.5)}${frame(22.5, '#6a4a22', 1.6, 0.22)}${frame(30, '#5a3f22', 1.1, 0.5)}`;
}
