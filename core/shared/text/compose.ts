/** Unicode's own limit for text that is read as a stream: no writing puts as many marks on one letter. */
const mostMarks = 30;
const runsOfMarks = /\p{M}+/gu;

/**
 * Typed text in NFC, without the marks that no writing needs: composing sorts each run of them, in time that grows with
 * the square of its length, so that a page full of accents would hold up everybody for minutes.
 */
export function compose(typed: string): string {
  return typed.replace(runsOfMarks, cutRun).normalize('NFC');
}

function cutRun(marks: string): string {
  return marks.length > mostMarks ? [...marks].slice(0, mostMarks).join('') : marks;
}
