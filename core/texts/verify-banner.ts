/** The line on every page while the email address is not confirmed. */
export const label = 'Confirmation';
export const pleaseConfirm = 'Please confirm your email address.';
export const newLink = 'Get a new link';
