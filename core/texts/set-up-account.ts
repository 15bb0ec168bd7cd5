export const aboutMissing = 'Please tell buyers a little about yourself.';
export const addressMissing = 'Please enter your address.';
export const phoneNumberMissing = 'Please enter your phone number.';
export const done = 'Account setup complete!';
export const failed = 'Failed to save user data. Please try again.';
