export const message = 'Message';
export const emailHint = 'Only if you want a reply.';
export const send = 'Send';
