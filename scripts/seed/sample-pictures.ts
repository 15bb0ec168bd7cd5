import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { pictureCopies, pictureWidths } from '../../core/entities/picture.ts';
import type { EncodedCopy, EncodedPicture } from '../../core/ports/picture-encoder.ts';

/** The pictures of the sample marketplace by name: a seller's username, or a herb's slug and a view. */
export interface SamplePictures {
  read(name: string): Promise<Uint8Array>;
  encode(upload: Uint8Array): Promise<Omit<EncodedPicture, 'shades'>>;
}

const folder = join(import.meta.dirname, 'pictures');

/**
 * The committed files. They are encoded as an upload is, so they become the widest copies unchanged; the other copies
 * are encoded for speed, while an upload's are encoded for size.
 */
export const samplePictures: SamplePictures = {
  read: (name) => readFile(join(folder, `${name}.webp`)),
  async encode(upload) {
    const widest = await pixelsOf(sharp(upload));
    const copies: EncodedCopy[] = [];
    let pixels = widest;
    for (const width of pictureWidths.toReversed()) {
      if (width === pictureWidths[0]) break;
      if (pixels.info.width > width) pixels = await pixelsOf(open(pixels).resize({ width }));
      for (const { format } of pictureCopies.filter((copy) => copy.width === width)) {
        const bytes = format === 'webp' && pixels === widest ? upload : await write(pixels, format);
        copies.unshift({ width, format, bytes });
      }
    }
    const square = open(pixels).resize({ width: 64, height: 64 }).webp({ quality: 85, effort: 0 });
    copies.unshift({ width: 64, format: 'webp', bytes: await square.toBuffer() });
    const tiny = await open(pixels).resize({ width: 16, height: 16, fit: 'inside' }).webp().toBuffer();
    const { width, height } = widest.info;
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, copies };
  },
};

function write(pixels: Pixels, format: EncodedCopy['format']): Promise<Uint8Array> {
  const picture = open(pixels);
  return format === 'webp'
    ? picture.webp({ quality: pixels.info.width < 320 ? 55 : 40, effort: 0 }).toBuffer()
    : picture.jpeg({ quality: 60, optimiseCoding: false }).toBuffer();
}

interface Pixels {
  readonly data: Uint8Array;
  readonly info: OutputInfo;
}

function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
