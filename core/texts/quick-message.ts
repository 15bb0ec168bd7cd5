/** The form on a person's page. */
export const message = 'Message';
export const send = 'Send message';
