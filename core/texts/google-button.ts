export const signIn = 'Sign in with Google';
