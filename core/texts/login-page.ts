export const heading = 'Log in';
export const enterCode = 'Enter your code';
