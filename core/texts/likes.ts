export const failed = 'Your like could not be saved. Please try again.';
export const done = 'You like this advert.';
export const undone = 'You no longer like this advert.';
