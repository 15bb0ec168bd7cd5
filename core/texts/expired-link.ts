/** What a link from a mail leads to when it no longer works. */
export const overButConfirmed =
  'This link has expired or has already been used, but your email address is confirmed. There is nothing left to do.';
export const goOn = 'Continue';
export const newLink = 'Get a new link';
export const logInFirst = 'Log in, and we can send you a new one if you need it.';
export const logIn = 'Log in';
