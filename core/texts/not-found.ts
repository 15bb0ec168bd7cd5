export const title = 'Not found';
export const browse = 'Browse herbs';
