/** The limit of Unicode's stream-safe text format (UAX 15); no writing system puts as many marks on one letter. */
const mostMarks = 30;
const runsOfMarks = /\p{M}+/gu;

/**
 * Typed text in NFC, with at most `mostMarks` combining marks in a row. Normalising sorts each run of marks in time
 * that grows with the square of its length, so a page full of accents would block everybody for minutes.
 */
export function compose(typed: string): string {
  return typed.replace(runsOfMarks, cutRun).normalize('NFC');
}

function cutRun(marks: string): string {
  return marks.length > mostMarks ? [...marks].slice(0, mostMarks).join('') : marks;
}
