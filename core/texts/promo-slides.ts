export const label = 'Promotions';
