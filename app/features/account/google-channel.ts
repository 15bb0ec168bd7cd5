/**
 * The channel between a pop-up and the page that opened it. Unlike `window.opener`, it survives what Google's pages
 * do to the window.
 */
export const googleChannel = 'google-sign-in';

/** Sent by the pop-up: the sign-in has finished, and its page goes on to `next`. */
export interface PopupFinished {
  readonly finished: string;
  readonly next: string;
}

/** The page's answer, after which the pop-up closes itself. */
export interface PopupTaken {
  readonly taken: string;
}
