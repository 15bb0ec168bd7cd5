import { phrase } from './phrase.ts';
/** The settings: their groups, their rows, and the values that stand at the right. */
export const groups = {
  reading: 'Reading',
  selling: 'Selling',
  told: 'Being told',
  account: 'Your account',
  moderators: 'For moderators',
  help: 'Help',
  legal: 'Legal',
} as const;
export const rows = {
  insights: 'Insights',
  numbers: 'Call and WhatsApp',
  poster: 'QR poster for the stall',
  notifications: 'Notifications',
  mails: 'What we email you',
  searches: 'Saved searches',
  sellers: 'Sellers you follow',
  google: 'Signed in with Google',
  email: 'Email address',
  password: 'Password',
  twoStep: 'Two-step login',
  devices: 'Devices',
  data: 'Your data',
  moderation: 'Moderation',
  help: 'Help',
  faqs: 'FAQs',
  reportProblem: 'Report a Problem',
  suggestions: 'Suggestions',
  aboutUs: 'About Us',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
} as const;
export const on = 'On';
export const off = 'Off';
export const call = 'Call';
export const whatsapp = 'WhatsApp';
export const someOf = phrase('{chosen} of {all}');
