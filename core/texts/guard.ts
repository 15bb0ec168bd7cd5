export const profileNeeded = 'Please complete your account information.';
export const loginDialogTitle = 'Log in to continue';
