export const title = 'List or grid';
export const back = 'Back to the adverts';
