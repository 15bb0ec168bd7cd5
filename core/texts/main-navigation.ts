/** The name of the navigation, for screen readers. */
export const name = 'Main';
export const home = 'Home';
export const search = 'Search';
export const post = 'Post';
export const messages = 'Messages';
export const saved = 'Saved';
export const settings = 'Settings';
/** In place of the username of somebody who has none yet. */
export const you = 'You';
/** For screen readers, after a number and a space. */
export const unread = 'unread';
