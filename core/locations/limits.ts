/** Kilometres between the middle points of two districts that are next to each other. */
export const nextToDistance = 80;
