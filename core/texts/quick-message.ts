/** The form on a person's page. */
export const message = 'Message';
export const send = 'Send message';
export const nothingWritten = 'Please write a message first.';
export const failed = 'Your message could not be sent. Please try again.';
