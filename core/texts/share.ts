import { phrase } from './phrase.ts';
/** The page, and the dialog, that help to share something. */
export const heading = 'Share';
export const title = phrase('Share {title}');
export const onWhatsapp = 'Send on WhatsApp';
export const linkTo = {
  advert: 'Link to this advert',
  herb: 'Link to this herb',
  profile: 'Link to this profile',
} as const;
export const copyLink = 'Copy link';
export const moreWays = 'More ways';
