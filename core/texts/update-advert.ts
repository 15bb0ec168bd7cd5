/** Above the form, and on its button. */
export const heading = 'Update Herb';
