export const checkFields = 'Please check the marked fields.';
export const uploadTooLarge = 'That is too much to send at once. Please choose fewer or smaller photos.';
export const unreadable = 'We could not read what you sent. Please try again.';
