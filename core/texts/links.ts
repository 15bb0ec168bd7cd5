export const over = 'This link was already used or has expired.';
