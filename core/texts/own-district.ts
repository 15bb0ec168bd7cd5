export const located = (district: string) => `${district} is the nearest district.`;
export const refused = 'Your browser does not tell us where you are. Please choose a district.';
