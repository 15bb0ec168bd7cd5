export const back = 'Back to the seller';
