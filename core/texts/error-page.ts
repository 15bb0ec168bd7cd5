export const tryAgain = 'Try again';
export const browse = 'Browse herbs';
