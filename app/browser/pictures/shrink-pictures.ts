import { byteText } from './byte-text.ts';
import { isIncompletePicture } from './incomplete-picture.ts';

/** Longest side of the picture that is sent, in pixels. */
const maxSide = 1600;
const quality = 0.6;

/**
 * The picture as it is worth sending: at most 1600 pixels long, JPEG of quality 0.6, turned upright, without
 * metadata. The original itself where it is smaller and carries no metadata, or where this browser cannot read the
 * whole of it: then the server judges it. Undefined for a HEIC that this browser cannot read, because the server
 * cannot either.
 */
export async function shrinkPicture(original: File): Promise<File | undefined> {
  const bytes = new Uint8Array(await original.arrayBuffer());
  const bitmap = isIncompletePicture(bytes) ? undefined : await decode(original);
  if (bitmap === undefined) return isHeic(bytes) ? undefined : original;
  const shrunk = await draw(bitmap).finally(() => bitmap.close());
  if (shrunk === undefined) return original;
  if (shrunk.size >= original.size && !mayCarryMetadata(bytes)) return original;
  return new File([shrunk], original.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
}

/** Decides by the brand in the file's first box, not by the file's name. */
function isHeic(bytes: Uint8Array): boolean {
  return /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(byteText(bytes.subarray(0, 12)));
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

async function draw(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // JPEG knows no transparency, and would show it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => {
        // Frees the pixels now: Safari keeps those of forgotten canvases for a while and runs out of memory.
        canvas.width = 0;
        canvas.height = 0;
        resolve(blob ?? undefined);
      },
      'image/jpeg',
      quality,
    );
  });
}

/**
 * Looks for the names under which JPEG, PNG, WebP and AVIF keep EXIF and XMP. A false alarm costs a few bytes, a
 * miss would tell where somebody lives.
 */
function mayCarryMetadata(bytes: Uint8Array): boolean {
  return /exif|xmp|xap|iptc|photoshop|gps/i.test(byteText(bytes));
}
