const secondsPerMinute = 60;
const minutesPerHour = 60;
/** From here on it is given in hours. */
const longestMinutes = 90;

/** How long to wait, never too short: "1 minute", "12 minutes", "3 hours". */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / secondsPerMinute));
  return minutes <= longestMinutes
    ? counted(minutes, 'minute')
    : counted(Math.ceil(minutes / minutesPerHour), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
