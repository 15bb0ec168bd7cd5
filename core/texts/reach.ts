/** The ways to an advert's seller. */
export const chat = 'Chat';
export const offer = 'Make an offer';
