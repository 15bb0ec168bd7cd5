/** A part's headers may be as long as the parser takes; what is longer it refuses. */
const maxHeaders = 8 * 1024;

/**
 * Takes the content of files out of a multipart body while it passes, piece by piece, so that the parser, which keeps a part
 * until it is whole, has nothing of them to keep. Everything else passes as it is.
 */
export function dropFiles(boundary: string): (chunk: Uint8Array) => Uint8Array {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const endOfHeaders = Buffer.from('\r\n\r\n');
  let state: 'content' | 'file' | 'headers' = 'content';
  /** What cannot be judged until more has arrived. The first delimiter has no line before it. */
  let rest: Uint8Array = Buffer.from('\r\n');
  let isStart = true;

  return (chunk) => {
    let left = Buffer.concat([rest, chunk]);
    const passing: Uint8Array[] = [];
    for (;;) {
      const mark = state === 'headers' ? endOfHeaders : delimiter;
      const found = left.indexOf(mark);
      const end = found === -1 ? decided(state, left, mark) : found + mark.length;
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

/** How much of what holds no mark may pass. Headers pass whole, unless they are none: too long for any, or the end of the body. */
function decided(state: string, left: Buffer, mark: Uint8Array): number {
  if (state !== 'headers') return Math.max(0, left.length - mark.length + 1);
  return left.length > maxHeaders || left.subarray(0, 2).toString() === '--' ? left.length : 0;
}
