/** A link in place of a photo that was not loaded. */
export const show = 'Show photo';
