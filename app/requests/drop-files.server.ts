/** Bytes of one part's headers; the parser refuses longer ones. */
const maxHeaders = 8 * 1024;

/**
 * Removes the content of files from a multipart body, chunk by chunk, so that the parser, which holds a part until it
 * is complete, holds no files. Everything else passes unchanged.
 */
export function dropFiles(boundary: string): (chunk: Uint8Array) => Uint8Array {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const endOfHeaders = Buffer.from('\r\n\r\n');
  let state: 'content' | 'file' | 'headers' = 'content';
  /**
   * Bytes that cannot be judged before more have arrived. Begins with a line break, which the first delimiter lacks.
   */
  let rest: Uint8Array = Buffer.from('\r\n');
  let isStart = true;

  return (chunk) => {
    let left = Buffer.concat([rest, chunk]);
    const passing: Uint8Array[] = [];
    for (;;) {
      const mark = state === 'headers' ? endOfHeaders : delimiter;
      const found = left.indexOf(mark);
      const end = found === -1 ? passableBytes(state, left, mark) : found + mark.length;
      const piece = left.subarray(0, end);
      if (state !== 'file') passing.push(piece);
      else if (found !== -1) passing.push(delimiter);
      left = left.subarray(end);
      if (found === -1) break;
      if (state === 'headers')
        state = /\bfilename\*?\s*=/i.test(piece.toString('latin1')) ? 'file' : 'content';
      else state = 'headers';
    }
    // A copy, so that it does not keep the whole chunk.
    rest = Buffer.from(left);
    const passed = Buffer.concat(passing);
    const lineBefore = isStart && passed.length > 0 ? 2 : 0;
    isStart &&= passed.length === 0;
    return passed.subarray(lineBefore);
  };
}

/**
 * Number of bytes that may pass when `left` does not contain the mark. Headers pass only when complete, unless they
 * are none: longer than any, or the end of the body.
 */
function passableBytes(state: string, left: Buffer, mark: Uint8Array): number {
  if (state !== 'headers') return Math.max(0, left.length - mark.length + 1);
  return left.length > maxHeaders || left.subarray(0, 2).toString() === '--' ? left.length : 0;
}
