/** Being notified on a device, by Web Push. */
export const heading = 'On this device';
export const explanation =
  'At once, of messages and of what you have ticked below, even when no page of ours is open. A message is announced without its text, and at night, from 10 PM to 7 AM, we announce messages only.';
export const turnOff = 'Stop notifying this device';
export const isOn = 'This device is notified.';
export const turnedOff = 'This device is no longer notified.';
/** Instead of the button. */
export const notOffered = 'Push notifications are not offered on this site.';
export const needsScript = 'Being notified on a device needs script.';
export const notLoaded = 'This could not be loaded. Please reload the page.';
