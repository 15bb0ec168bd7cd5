export const name = 'Language';
export const back = 'Back to the adverts';
