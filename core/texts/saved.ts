export const failed = 'This advert could not be saved. Please try again.';
export const done = 'Advert saved.';
export const undone = 'This advert is no longer saved.';
