export const label = 'Phone number';
