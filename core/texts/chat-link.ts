/** The button on a person's page. */
export const chat = 'Chat';
export const logIn = 'Login to Chat';
