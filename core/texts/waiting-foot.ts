export const tryAgain = 'Try again';
export const edit = 'Edit';
export const cancel = 'Cancel';
export const remove = 'Remove';
