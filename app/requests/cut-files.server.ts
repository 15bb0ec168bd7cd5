/** Bytes of one part's headers; the parser refuses longer ones. */
const maxHeaders = 8 * 1024;

/** In bytes of content: how much of each file passes, and of all files together. */
interface Most {
  readonly ofEach: number;
  readonly ofAll: number;
}

/**
 * Cuts the content of files in a multipart body, chunk by chunk, so that the parser, which holds a part until it is
 * complete, holds no more of a file than may pass. Everything else passes unchanged.
 */
export function cutFiles(boundary: string, { ofEach, ofAll }: Most): (chunk: Uint8Array) => Uint8Array {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const endOfHeaders = Buffer.from('\r\n\r\n');
  let state: 'content' | 'file' | 'headers' = 'content';
  /**
   * Bytes that cannot be judged before more have arrived. Begins with a line break, which the first delimiter lacks.
   */
  let rest: Uint8Array = Buffer.from('\r\n');
  let isStart = true;
  /** How much more of the present file may pass, and of all. */
  let leftOfEach = ofEach;
  let leftOfAll = ofAll;

  return (chunk) => {
    let left = Buffer.concat([rest, chunk]);
    const passing: Uint8Array[] = [];
    for (;;) {
      const mark = state === 'headers' ? endOfHeaders : delimiter;
      const found = left.indexOf(mark);
      const end = found === -1 ? passableBytes(state, left, mark) : found + mark.length;
      const piece = left.subarray(0, end);
      if (state !== 'file') passing.push(piece);
      else {
        const content = found === -1 ? piece : piece.subarray(0, -mark.length);
        const may = content.subarray(0, Math.min(leftOfEach, leftOfAll));
        leftOfEach -= may.length;
        leftOfAll -= may.length;
        passing.push(may);
        if (found !== -1) passing.push(delimiter);
      }
      left = left.subarray(end);
      if (found === -1) break;
      if (state === 'headers')
        state = /\bfilename\*?\s*=/i.test(piece.toString('latin1')) ? 'file' : 'content';
      else state = 'headers';
      leftOfEach = ofEach;
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
