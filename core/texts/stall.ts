import { phrase } from './phrase.ts';
/** The tabs of a seller's page; before "Posts" stands how many there are. */
export const recommendations = 'Recommendations';
export const about = 'About';
export const everyKind = 'All';
export const noRecommendations = 'No recommendations yet.';
export const howTheyCount =
  'Two people who wrote to each other about an advert can recommend one another. Each person counts once, if their email address is confirmed and their account is at least seven days old.';
export const quickMessage = 'Write a quick message';
export const report = 'Report';
export const poster = 'Print a poster';
export const moderate = 'Moderate this account';
/** What the tabs are called, and the list of adverts and its kinds, for screen readers. */
export const tabs = 'Profile';
export const posts = 'Posts';
export const kind = 'Kind';
/** What search engines show of a seller who has not written about themselves. */
export const herbsFrom = phrase('Herbs and herbal remedies from {username}.');
