export const offline = 'You are offline. Check your internet connection.';
export const verySlow = 'Your internet connection is very slow.';
export const poor = 'Your internet connection is poor.';
export const backOnline = 'You are back online!';
