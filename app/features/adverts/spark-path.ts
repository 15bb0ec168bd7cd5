/** The box of a small chart, in units of its own. */
export const sparkBox = { width: 92, height: 24 };

/** The path of a line through these numbers, none of which is below 0, from the left edge of the box to the right one. */
export function sparkPath(numbers: readonly number[]): string {
  const most = Math.max(1, ...numbers);
  const step = (sparkBox.width - 2) / Math.max(1, numbers.length - 1);
  const places = numbers.map((number, index) => {
    const x = Math.round((1 + index * step) * 10) / 10;
    const y = Math.round((sparkBox.height - 2 - (number / most) * (sparkBox.height - 4)) * 10) / 10;
    return `${x} ${y}`;
  });
  return `M${places.join('L')}`;
}
