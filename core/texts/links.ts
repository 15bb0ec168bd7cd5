export const over = 'This link has expired or has already been used.';
