/** The channel between a pop-up and the page that opened it, whatever Google's pages do to their windows. */
export const googleChannel = 'google-sign-in';

/** The pop-up's message to its page: it is done, and this is where to go. */
export interface PopupFinished {
  readonly finished: string;
  readonly next: string;
}

/** The page's answer, after which the pop-up closes itself. */
export interface PopupTaken {
  readonly taken: string;
}
