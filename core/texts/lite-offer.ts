/** The offer of Lite on a slow connection, apart from other texts because few browsers load it. */
export const name = 'Slow network';
export const before = 'Slow network. ';
export const accept = 'Use Lite';
export const colon = ':';
export const after = ' photos only when you tap them.';
export const decline = 'Close';
