/** The offer of Lite on a slow connection, apart from other texts because few browsers load it. */
export const name = 'Slow network';
/** `accept` is a button, and `together` keeps the sign after it on its line. */
export const offer =
  'Slow network. <together><accept>Use Lite</accept>:</together> photos only when you tap them.';
export const decline = 'Close';
