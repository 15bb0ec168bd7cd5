export const label = 'Full name';
