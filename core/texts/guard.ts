export const profileNeeded = 'Please complete your account information.';
export const anotherAccount =
  'Somebody else is logged in now. This page was not theirs, so nothing was sent or changed.';
export const keptForAnother =
  'We have kept what you wrote. You will find it on the same page when you have logged in again.';
export const loginDialogTitle = 'Log in to continue';
/** The link after `anotherAccount`. */
export const changeAccount = 'Change account';
/** The answer to somebody who opens an address that is only for forms. */
export const postsOnly = 'There is nothing to see here.';
