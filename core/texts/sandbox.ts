export const title = 'Sandbox payment';
export const mark = 'Sandbox';
export const heading = 'No money moves here';
export const explanation =
  'This page stands in for a payment gateway, so that you can try out what happens when someone pays.';
export const choices = { paid: 'Pay', failed: 'Fail', late: 'Pay in 10 seconds' } as const;
export const outcomes = {
  paid: 'Paid. No money has moved.',
  failed: 'The payment failed, as you chose. No money has moved.',
  reversed: 'The payment was refunded. No money has moved.',
} as const;
export const onItsWay =
  'The payment is on its way and will arrive in about 10 seconds. <again>Check again</again>';
export const refresh = 'Tap “Refresh” below this frame to update the payment page.';
export const back = 'Back to the payment page';
