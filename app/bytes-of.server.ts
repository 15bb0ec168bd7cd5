/** In bytes; hardly a page is longer. */
const scratch = Buffer.allocUnsafe(512 * 1024);
const mostBytesPerUnit = 3;

/**
 * UTF-8 of all pieces. Each is encoded on its own: in one string with a single character outside of Latin-1, such as a
 * curly quotation mark, V8 needs two bytes for every character, and ten times as long to encode them.
 */
export function bytesOf(pieces: readonly string[]): Buffer<ArrayBuffer> {
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    if (end + piece.length * mostBytesPerUnit > scratch.length)
      return Buffer.concat([scratch.subarray(0, end), Buffer.from(pieces.slice(index).join(''))]);
    end += scratch.write(piece, end);
  }
  return Buffer.from(scratch.subarray(0, end));
}
