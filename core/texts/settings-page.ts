/** The link back to all settings. */
export const back = 'Settings';
