import {
  narrowWidths,
  type PictureFormat,
  type PictureWidth,
  pictureCopies,
  pictureWidths,
} from '../../core/entities/picture.ts';
import { shadeColumns, shadeRows } from '../../core/pictures/picture-hash.ts';
import type { EncodedCopy, PictureEncoder } from '../../core/ports/picture-encoder.ts';
import { type FakeCopy, type FakePicture, fakePictureMarker, readFakeCopy } from './fake-picture.ts';

function descriptionIn(text: string): FakePicture | undefined {
  try {
    return JSON.parse(text.slice(fakePictureMarker.length)) as FakePicture;
  } catch {
    return undefined;
  }
}

function sizeWithin(limit: number, upright: { width: number; height: number }) {
  const width = Math.min(limit, upright.width);
  if (limit === pictureWidths[0]) return { width, height: Math.min(limit, upright.height) };
  return { width, height: Math.max(1, Math.round((upright.height * width) / upright.width)) };
}

function onWhite(picture: FakePicture): readonly [number, number, number] {
  const [red, green, blue, opacity] = picture.firstPixel ?? [47, 93, 58, 255];
  const blend = (shade: number): number => Math.round((shade * opacity + 255 * (255 - opacity)) / 255);
  return [blend(red), blend(green), blend(blue)];
}

/** Encodes the fake pictures of fake-picture.ts, so that rules can be tested without decoding pixels. */
export function createMemoryPictureEncoder(): PictureEncoder {
  return {
    async encode(bytes, { maxPixels, maxShrunkPixels, maxSide, maxRatio, maxCopyBytes }) {
      const text = new TextDecoder().decode(bytes);
      if (!text.startsWith(fakePictureMarker)) return { ok: false, problem: 'unsupported' };
      const picture = descriptionIn(text);
      if (picture === undefined) return { ok: false, problem: 'damaged' };
      const [shorter = 0, longer = 0] = [picture.width, picture.height].toSorted((a, b) => a - b);
      const most = picture.shrinks === true ? maxShrunkPixels : maxPixels;
      if (shorter * longer > most) return { ok: false, problem: 'too-many-pixels' };
      if (longer > maxSide) return { ok: false, problem: 'too-long' };
      if (longer > shorter * maxRatio) return { ok: false, problem: 'too-narrow' };

      const upright =
        picture.onItsSide === true
          ? { width: picture.height, height: picture.width }
          : { width: picture.width, height: picture.height };
      const firstPixel = onWhite(picture);
      const shades = picture.shades ?? new Array<number>(shadeColumns * shadeRows).fill(firstPixel[1]);
      const copyOf = (width: PictureWidth, format: PictureFormat): EncodedCopy => {
        const copy: FakeCopy = { ...sizeWithin(width, upright), format, firstPixel, shades };
        return { width, format, bytes: new TextEncoder().encode(JSON.stringify(copy)) };
      };
      const copies = pictureCopies.map(({ width, format }) => copyOf(width, format));
      if (copies.some((copy) => copy.bytes.byteLength > maxCopyBytes[copy.width])) {
        return { ok: false, problem: 'too-detailed' };
      }
      return {
        ok: true,
        picture: {
          ...sizeWithin(Math.max(...pictureWidths), upright),
          placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
          copies,
          shades: Uint8Array.from(shades),
        },
      };
    },
    async narrow(copy) {
      const wide = fakeCopyIn(copy);
      return (
        wide &&
        narrowWidths.map((width) => {
          const narrow: FakeCopy = { ...wide, ...sizeWithin(width, wide), format: 'webp' };
          return { width, format: 'webp', bytes: new TextEncoder().encode(JSON.stringify(narrow)) };
        })
      );
    },
    async shades(copy) {
      const read = fakeCopyIn(copy);
      return read && Uint8Array.from(read.shades);
    },
  };
}

function fakeCopyIn(bytes: Uint8Array): FakeCopy | undefined {
  try {
    return readFakeCopy(bytes);
  } catch {
    return undefined;
  }
}
