export const denied = 'Sign-in with Google was cancelled. You can try again, or log in with your email.';
export const stale = 'This sign-in with Google took too long or was already used. Please try again.';
export const unreachable =
  'We could not reach Google. Please try again in a few minutes, or log in with your email.';
export const unlinked =
  'Your account is no longer linked to Google. Your other devices have been logged out.';
export const emailNotVerified =
  'Google has not confirmed your email address. Please confirm it with Google first, or sign up with your email.';
export const emailUnproven =
  'There is already an account with your email address, but the address was never confirmed. Use “Forgot password?” to set a new password; then you can sign in with Google.';
export const otherGoogle =
  'The account with your email address is linked to another Google account. Please sign in with that one, or log in with your password.';
