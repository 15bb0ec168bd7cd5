export const near = 'Near';
export const anywhere = 'Anywhere';
export const nearDistrict = (district: string) => `Near ${district}`;
/** After the place of an advert: how far it is from the district that the viewer has chosen. */
export const about = (kilometres: number) => `about ${kilometres} km`;
export const useLocation = 'Use my location';
export const locating = 'Looking for your district…';
export const located = (district: string) => `${district} is the nearest district.`;
export const locationRefused = 'Your browser does not tell us where you are. Please choose a district.';
export const locationFailed = 'We could not find where you are. Please choose a district.';
export const nearby = 'Nearby';
export const nextTo = (district: string) => `Next to ${district} there is:`;
export const allNear = (district: string) => `See all, nearest to ${district} first`;
