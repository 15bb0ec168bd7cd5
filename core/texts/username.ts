export const label = 'Username';
export const hint = 'Letters, digits, underscores and dots. Everyone can see it.';
