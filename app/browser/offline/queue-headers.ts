/** Sent with a form that has waited in the browser for the network; any value. */
export const queueHeader = 'X-Waiting';

/** The answer to it: `done`, or why it was refused, as a URI component. Without it the form has to wait longer. */
export const outcomeHeader = 'X-Outcome';

/** What `outcomeHeader` says of a form that was carried out, now or by an earlier try. */
export const carriedOut = 'done';
