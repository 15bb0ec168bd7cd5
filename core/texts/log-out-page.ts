export const heading = 'Log out';
export const explained = 'You will need to log in again to come back.';
