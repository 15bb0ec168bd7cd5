export const near = 'Near';
export const anywhere = 'Anywhere';
export const nearDistrict = (district: string) => `Near ${district}`;
export const useLocation = 'Use my location';
export const locating = 'Looking for your district…';
export const locationFailed = 'We could not find where you are. Please choose a district.';
export const nearby = 'Nearby';
export const nextTo = (district: string) => `Next to ${district} there is:`;
export const allNear = (district: string) => `See all, nearest to ${district} first`;
