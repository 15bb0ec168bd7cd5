export const more = 'Load more';
export const loading = 'Loading';
