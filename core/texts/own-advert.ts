/** The menu of one's own advert. */
export const view = 'View Post';
export const edit = 'Edit Post';
export const remove = 'Delete Post';
export const cancel = 'Cancel';
