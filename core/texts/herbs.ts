export const browse = 'Browse herbs';
export const all = 'All herbs';
