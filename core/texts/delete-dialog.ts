export const accept = 'Delete';
export const decline = 'Cancel';
