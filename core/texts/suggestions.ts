export const title = 'Suggestions';
export const explanation = 'Tell us what is missing or what could be better.';
export const hint = 'Please write about one idea at a time.';
