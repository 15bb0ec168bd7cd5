export const failed = 'Invalid email or password.';
export const emailMissing = 'Please enter your email address.';
export const passwordMissing = 'Please enter your password.';

export const codeMissing = 'Please enter the code.';
export const codeWrong =
  'That code is not right. Codes change every 30 seconds: please enter the one the app shows now.';
export const codeUsed = 'That code has already been used. Please wait for the next one.';
export const codeTooLate = 'This login has expired. Please log in again.';
