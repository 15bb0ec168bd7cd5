import sharp from 'sharp';
import type { Drawing } from './seed-marketplace.ts';

/** The drawing as a photograph would arrive: a JPEG. */
export function renderPicture({ draw }: Drawing): Promise<Uint8Array> {
  return sharp(Buffer.from(draw())).flatten({ background: '#fff' }).jpeg({ quality: 92 }).toBuffer();
}
