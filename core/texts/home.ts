export const heading = 'Home';
