/** What makes a spreadsheet take a cell for a formula, in the wide forms of Chinese and Japanese keyboards too. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A table as the text of a CSV file (RFC 4180), with a byte order mark, without which Excel misreads other letters than
 * English. Texts that a spreadsheet would take for formulas get an apostrophe in front. Free text belongs into the first
 * column: where spreadsheets separate by semicolons, quotes count only at the beginning of a line.
 */
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
