/** What stands below messages: what can be done with one of the other person, and what became of one's own. */
export const seen = 'Seen';
export const menu = 'Options';
export const report = 'Report';
export const copy = 'Copy';
export const copied = 'Copied.';
export const sent = 'Sent';
