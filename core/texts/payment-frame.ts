/** Of the frame with the gateway's page. */
export const title = 'Payment';
export const open = 'Open the payment page';
