export const heading = 'Sign up';
export const emailHint = 'For logging in. Nobody else sees it.';
export const password = 'Password';
export const confirmPassword = 'Confirm password';
export const signUp = 'Sign up';
/** Before the link to log in. */
export const already = 'Already have an account?';
export const logIn = 'Log in';
