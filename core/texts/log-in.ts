export const failed = 'Invalid email or password.';
export const emailMissing = 'Please enter your email address.';
export const passwordMissing = 'Please enter your password.';
