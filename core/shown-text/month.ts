const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec';
const preposition = '(?:in|of|from|since|until|till?|by|before|after|during|mid)';
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;

const between = '(?: ?[-–/] ?| (?:to|and|or|until|till) )';
/** Words before the month: "from may", "mid-march", "april to may", "5th may", "on 5 may". */
const before = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${preposition}[ -]|(?:${months})${between}|(?:(?:on|to|${preposition}) ${day}|${day}(?:st|nd|rd|th)) )$`,
  'u',
);
/** Words after the month: "may 5", "may to june", "march–april". */
const after = new RegExp(String.raw`^(?: \d|${between}(?:${months})(?![\p{L}\p{M}\p{N}]))`, 'u');
/** A day before the month, "5 may", unless a verb follows: "of ten plants 5 may die". */
const dayBefore = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}.,/-])${day} $`, 'u');
const noVerbAfter =
  /^(?: ?(?:$|[^\p{L}\p{M} ])| (?:in|at|to|and|or|until|till|from|by|only|onwards)(?![\p{L}\p{M}]))/u;
/** A verb after "may": "those from before may be dry". */
const verbAfter = /^ (?:not|also|be|have|need|help|cause|contain|take)(?![\p{L}\p{M}])/u;

/** Whether "may" or "march" at this place is the month, as far as the neighbouring words tell. */
export function isMonth(text: string, start: number, end: number): boolean {
  const left = text.slice(Math.max(0, start - 18), start);
  const right = text.slice(end, end + 18);
  if (after.test(right)) return true;
  if (dayBefore.test(left) && noVerbAfter.test(right)) return true;
  return before.test(left) && !verbAfter.test(right);
}
