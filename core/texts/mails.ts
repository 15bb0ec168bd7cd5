export const bareLink = 'If the button does not work, open this link:';
