export const back = 'Back to the advert';
