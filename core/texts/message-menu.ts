/** What can be done with a message of the other person. */
export const menu = 'Options';
export const report = 'Report';
export const copy = 'Copy';
export const copied = 'Copied.';
