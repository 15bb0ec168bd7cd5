export const discard = 'Discard';
