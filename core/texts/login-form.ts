export const password = 'Password';
export const stay = 'Stay signed in';
export const logIn = 'Log in';
export const forgot = 'Forgot password?';
/** Before the link to sign up. */
export const newHere = 'New here?';
export const signUp = 'Sign up';
