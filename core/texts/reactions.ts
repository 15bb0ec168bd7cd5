/** What stands below an advert. */
export const like = 'Like';
export const comments = 'Comments';
export const save = 'Save';
export const saved = 'Saved';
export const share = 'Share';
export const notDelivered = 'This message could not be delivered.';
