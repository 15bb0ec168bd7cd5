/** In place of the site's name. */
export const home = 'Home';
export const saved = 'Saved';
