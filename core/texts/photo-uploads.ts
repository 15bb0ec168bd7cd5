/** Below each photo that is being sent. After each text stands which photo, for those who do not see it. */
export const remove = 'Remove';
export const cancel = 'Cancel';
export const tryAgain = 'Try again';
