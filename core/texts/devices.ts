export const loggedOut = 'That device has been logged out.';
export const othersLoggedOut = 'All other devices have been logged out.';
