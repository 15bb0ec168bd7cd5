export const heading = 'Delete Post';
export const deleteIt = 'Delete';
export const cancel = 'Cancel';
