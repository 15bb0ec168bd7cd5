const month = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Kampala',
});

export function MonthOfJoining({ at }: { at: Date }) {
  return <span>Member since {month.format(at)}</span>;
}
