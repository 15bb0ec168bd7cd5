export const heading = 'Post New Ad';
export const post = 'Post Ad';
