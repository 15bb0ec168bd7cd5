export const skip = 'Skip to content';
