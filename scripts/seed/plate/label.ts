import { number } from './geometry.ts';
import { canWrite, type Hand, textWidth, writeCentred } from './lettering.ts';

const ink = '#3a2a1a';

export interface LabelText {
  readonly name: string;
  readonly botanical: string;
  readonly line: string;
}

/** The small printed card in the corner of the sheet, its lower right corner at x and y. */
export function drawLabel(text: LabelText, right: number, bottom: number): string {
  const title = fitting(text.name.toUpperCase(), { size: 15, colour: ink, spacing: 0.28, pen: 0.12 });
  const latin = fitting(text.botanical, { size: 13, colour: ink, slant: 12, spacing: 0.03, pen: 0.12 });
  const line = fitting(text.line, { size: 9.5, colour: '#7a5a38', spacing: 0.12, pen: 0.11 });
  const width = 340;
  const height = 148;
  const [x, y] = [right - width, bottom - height];
  const middle = x + width / 2;
  const frame = (inset: number, strokeWidth: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" stroke="${ink}" stroke-width="${strokeWidth}" stroke-opacity=".7"/>`;
  return [
    `<g transform="rotate(-.7 ${middle} ${y})">`,
    `<rect x="${x + 3}" y="${y + 5}" width="${width}" height="${height}" fill="#2a1c08" fill-opacity=".2"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fbf5e6"/>`,
    frame(8, 1.6),
    frame(12.5, 0.7),
    writeCentred(text.name.toUpperCase(), middle, y + 54, title),
    ornament(middle, y + 71),
    writeCentred(text.botanical, middle, y + 98, latin),
    canWrite(text.line) ? writeCentred(text.line, middle, y + 125, line) : '',
    '</g>',
  ].join('');
}

/** The same hand, smaller if the text would not fit. */
function fitting(text: string, hand: Hand): Hand {
  const room = 292;
  const width = textWidth(text, hand);
  return width <= room ? hand : { ...hand, size: (hand.size * room) / width };
}

/** A line with a leaf in its middle. */
function ornament(x: number, y: number): string {
  const line = (from: number, to: number) => `M${number(x + from)} ${y}L${number(x + to)} ${y}`;
  return `<path d="${line(-92, -18)}${line(18, 92)}" stroke="#8f4620" stroke-width="1.1"/><path d="M${x - 13} ${y}Q${x - 6} ${y - 6} ${x} ${y}Q${x - 6} ${y + 6} ${x - 13} ${y}ZM${x + 13} ${y}Q${x + 6} ${y - 6} ${x} ${y}Q${x + 6} ${y + 6} ${x + 13} ${y}Z" fill="#8f4620"/>`;
}
