/** The advert that a conversation is about. */
export const states = { live: 'Live', sold: 'Sold' };
export const label = 'This conversation is about';
