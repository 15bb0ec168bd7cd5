import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { pictureWidths } from '../../core/pictures/picture.ts';
import type { EncodedCopy, EncodedPicture } from '../../core/ports/picture-encoder.ts';

/** The pictures of the sample marketplace by name: a seller's username, or a herb's slug and a view. */
export interface SamplePictures {
  read(name: string): Promise<Uint8Array>;
  encode(upload: Uint8Array): Promise<EncodedPicture>;
}

const folder = join(import.meta.dirname, 'pictures');

/**
 * The committed files. They are what an upload of them would be stored as, so they become the widest copies as they are;
 * the others are encoded for speed where an upload's are encoded for size.
 */
export const samplePictures: SamplePictures = {
  read: (name) => readFile(join(folder, `${name}.webp`)),
  async encode(upload) {
    const widest = await pixelsOf(sharp(upload));
    const copies: EncodedCopy[] = [];
    let pixels = widest;
    for (const width of pictureWidths.toReversed()) {
      if (pixels.info.width > width) pixels = await pixelsOf(open(pixels).resize({ width }));
      const webp = pixels === widest ? upload : open(pixels).webp({ quality: 60, effort: 0 }).toBuffer();
      const jpg = open(pixels).jpeg({ quality: 60, optimiseCoding: false }).toBuffer();
      copies.unshift(
        { width, format: 'webp', bytes: await webp },
        { width, format: 'jpg', bytes: await jpg },
      );
    }
    const tiny = await open(pixels).resize({ width: 16, height: 16, fit: 'inside' }).webp().toBuffer();
    const { width, height } = widest.info;
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, copies };
  },
};

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
