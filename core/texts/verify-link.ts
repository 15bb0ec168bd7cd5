export const confirm = 'Confirm your email address';
