/** The buttons below an offer, and below the question whether an advert is sold. */
export const accept = 'Accept';
export const decline = 'Decline';
export const cancel = 'Cancel';
