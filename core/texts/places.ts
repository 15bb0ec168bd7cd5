export const near = 'Near';
export const anywhere = 'Anywhere';
export const nearDistrict = (district: string) => `Near ${district}`;
export const useLocation = 'Use my location';
export const locating = 'Looking for your district…';
export const locationFailed = 'We could not find where you are. Please choose a district.';
export const nearby = 'Nearby';
/** Above the adverts of a list by distance, from the nearest to the farthest. */
export const inDistrict = (district: string) => `In ${district}`;
export const nextToDistrict = (district: string) => `Next to ${district}`;
export const farther = 'Farther away';
export const nextTo = (district: string) => `Next to ${district} there is:`;
export const allNear = (district: string) => `See all, nearest to ${district} first`;
