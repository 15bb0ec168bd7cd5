export const unreachable = 'We could not reach the site. What you wrote is still here. Please try again.';
