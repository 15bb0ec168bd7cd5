import { phrase } from './phrase.ts';
/** Why a phrase has to be reviewed before others see it. */
export const reasons = {
  disease:
    'Nobody may advertise that a herb cures, treats or prevents a disease unless the National Drug Authority has approved that advert.',
  schedule: 'Uganda’s drug law forbids advertising remedies for this disease.',
  epidemic:
    'Nobody may advertise a herb for an epidemic disease unless the National Drug Authority has approved that advert.',
  pregnancy: 'Uganda’s drug law forbids advertising anything that ends or affects a pregnancy.',
  potency: 'Uganda’s drug law forbids advertising remedies for sexual potency or strength.',
  guarantee:
    'Nobody can promise that a remedy works, and the National Drug Authority does not allow adverts that do.',
  approval:
    'We have to look at any claim that the National Drug Authority has approved something before we show it.',
  testimony: 'A remedy may not be advertised with stories of people who were healed.',
  replaces: 'Stopping a treatment can kill. Only a health worker can advise it.',
  safety: 'No remedy is safe for everybody, and adverts may not say that one is.',
  faith: 'Adverts may not promise healing by faith or miracles.',
  weight: 'Adverts may not promise that somebody will lose or gain weight.',
  children: 'Remedies for small children may not be advertised.',
  title: 'We have to look at any claim to be a doctor.',
};

export const because = phrase('“{phrase}”: {reason}');
export const changeOrReview =
  'Please change the marked words, or choose “Send for review”. Others can then see it once a moderator has looked at it.';
export const changeProfile = 'Please change the marked words.';
export const change = 'Please change what Help lists under “What you may not write”.';
export const why = 'Why?';
export const sendForReview = 'Send for review';
export const sent = 'Sent for review. Only you can see this advert until a moderator has looked at it.';
export const commentSent =
  'Sent for review. Only you can see this comment until a moderator has looked at it.';
/**
 * `phrases` are in quotation marks, with commas between them. Stored with what is held, so it keeps its name and values.
 */
export const says = phrase('It says {phrases}.');
