import { byteText } from './byte-text.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const firstRestart = 0xd0;
/** The lowest code of a marker that may follow the data of a scan. */
const firstMarker = 0xc0;

/**
 * Whether a JPEG or PNG ends before its data does. Browsers show such a picture without an error, grey where the rest
 * is missing, so its owner would not notice.
 */
export function isIncompletePicture(bytes: Uint8Array): boolean {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return !byteText(bytes.subarray(-64 * 1024)).includes('IEND');
  return bytes[0] === 0xff && bytes[1] === 0xd8 && isIncompleteJpeg(bytes);
}

/** Walks from marker to marker. A file that does not follow the JPEG format is left to the browser. */
function isIncompleteJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = 2;
  while (position + 4 <= bytes.length) {
    const marker = bytes[position + 1];
    if (bytes[position] !== 0xff || marker === endOfImage) return false;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    position += 2 + view.getUint16(position + 2);
    if (marker !== startOfScan) continue;
    const end = endOfScan(bytes, position);
    if (end === undefined) return true;
    position = end;
  }
  return !(bytes[position] === 0xff && bytes[position + 1] === endOfImage);
}

/**
 * The position of the next marker after the data of a scan; undefined when the data ends early or a restart interval
 * is missing.
 */
function endOfScan(bytes: Uint8Array, start: number): number | undefined {
  let restarts = 0;
  for (
    let position = bytes.indexOf(0xff, start);
    position >= 0;
    position = bytes.indexOf(0xff, position + 1)
  ) {
    const next = bytes[position + 1];
    if (next === 0 || next === 0xff) continue;
    if (next === undefined || next < firstMarker) return undefined;
    if (next < firstRestart || next > firstRestart + 7) return position;
    if (next !== firstRestart + (restarts % 8)) return undefined;
    restarts += 1;
  }
  return undefined;
}
