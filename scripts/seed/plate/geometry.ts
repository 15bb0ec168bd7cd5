export type Point = readonly [x: number, y: number];

export const turn = Math.PI * 2;

export function degrees(angle: number): number {
  return (angle * Math.PI) / 180;
}

export function number(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export function at([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** `count` numbers from 0 to 1, both included. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0 : index / (count - 1)));
}

export function smoothStep(low: number, high: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return part * part * (3 - 2 * part);
}

/** A path with corners. */
export function straight(points: readonly Point[], closed = false): string {
  const body = points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');
  return `M${body}${closed ? 'Z' : ''}`;
}

/** A path that runs softly through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point => {
    const wanted = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wanted] ?? [0, 0];
  };
  const [startX, startY] = point(0);
  let path = `M${number(startX)} ${number(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [beforeX, beforeY] = point(index - 1);
    const [fromX, fromY] = point(index);
    const [toX, toY] = point(index + 1);
    const [afterX, afterY] = point(index + 2);
    const controls = [
      fromX + (toX - beforeX) / 6,
      fromY + (toY - beforeY) / 6,
      toX - (afterX - fromX) / 6,
      toY - (afterY - fromY) / 6,
      toX,
      toY,
    ];
    path += `C${controls.map(number).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** A line with a direction everywhere: where stems run and along which leaves lie. */
export interface Spine {
  readonly length: number;
  /** `part` from 0 to 1. */
  point(part: number): Point;
  heading(part: number): number;
  /** `along` from 0 to 1 (or beyond), `aside` to the right of the direction. */
  beside(along: number, aside: number): Point;
}

function spine(length: number, point: (part: number) => Point, heading: (part: number) => number): Spine {
  return {
    length,
    point,
    heading,
    beside(along, aside) {
      const clipped = Math.min(1, Math.max(0, along));
      const direction = heading(clipped);
      const foot = at(point(clipped), direction, (along - clipped) * length);
      return at(foot, direction + Math.PI / 2, aside);
    },
  };
}

/** An arc that begins in `origin` towards `angle` and has turned by `bend` at its end. */
export function arc(origin: Point, angle: number, length: number, bend: number): Spine {
  const heading = (part: number) => angle + bend * part;
  const point = (part: number): Point => {
    const way = length * part;
    if (Math.abs(bend) < 1e-3) return at(origin, angle, way);
    const radius = length / bend;
    const [x, y] = origin;
    return [
      x + radius * (Math.sin(heading(part)) - Math.sin(angle)),
      y - radius * (Math.cos(heading(part)) - Math.cos(angle)),
    ];
  };
  return spine(length, point, heading);
}

/** A cubic curve. */
export function curve(from: Point, control1: Point, control2: Point, to: Point): Spine {
  const coordinate = (axis: 0 | 1, part: number) => {
    const rest = 1 - part;
    return (
      rest ** 3 * from[axis] +
      3 * rest ** 2 * part * control1[axis] +
      3 * rest * part ** 2 * control2[axis] +
      part ** 3 * to[axis]
    );
  };
  const point = (part: number): Point => [coordinate(0, part), coordinate(1, part)];
  const heading = (part: number) => {
    const [ax, ay] = point(Math.max(0, part - 0.01));
    const [bx, by] = point(Math.min(1, part + 0.01));
    return Math.atan2(by - ay, bx - ax);
  };
  const samples = steps(24).map(point);
  const length = samples.reduce(
    (sum, sample, index) => sum + distance(samples[index - 1] ?? sample, sample),
    0,
  );
  return spine(length, point, heading);
}
