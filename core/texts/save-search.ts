export const save = 'Save this search';
/** In place of that button once it is saved. */
export const saved = 'Saved in <searches>your searches</searches>';
