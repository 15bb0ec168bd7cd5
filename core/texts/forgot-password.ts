export const heading = 'Forgot password';
export const explained = 'Enter your email address, and we’ll email you a link to choose a new password.';
export const sendLink = 'Send link';
export const back = 'Back to log in';
