export const play = 'Play promotions';
export const pause = 'Pause promotions';
