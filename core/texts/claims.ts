/** Why a phrase needs a look before others see it. */
export const reasons = {
  disease:
    'Nobody may advertise that a herb cures, treats or prevents a disease unless the National Drug Authority has approved that advert.',
  schedule: 'Uganda’s law on drugs bars adverts of remedies for this disease.',
  epidemic:
    'Nobody may advertise a herb against an epidemic disease unless the National Drug Authority has approved that advert.',
  pregnancy: 'Uganda’s law on drugs bars adverts of anything that ends or influences a pregnancy.',
  potency: 'Uganda’s law on drugs bars adverts of remedies for potency and sexual strength.',
  guarantee:
    'Nobody can promise that a remedy works, and the National Drug Authority does not allow such adverts.',
  approval:
    'What the National Drug Authority has approved can be looked up there. We look before we show this.',
  testimony: 'Stories of people who were healed may not advertise a remedy.',
  replaces: 'Whoever stops a treatment can die of it. Only a health worker can advise that.',
  safety: 'No remedy is safe for everybody, and adverts may not say so.',
  faith: 'Adverts may not promise healing by faith or miracles.',
  weight: 'Adverts may not promise that somebody will lose or gain weight.',
  children: 'Remedies for small children may not be advertised.',
  title: 'Whether somebody may call themselves a doctor has to be looked at.',
};

export const because = (phrase: string, reason: string) => `“${phrase}”: ${reason}`;
export const changeOrReview =
  'Please change the marked words, or choose “Send for review”: then others see it when a moderator has looked at it.';
export const change = 'Please change what Help lists under “What you may not write”.';
export const why = 'Why?';
export const sendForReview = 'Send for review';
export const sent = 'Sent for review. Only you can see this advert until a moderator has looked at it.';
export const commentSent =
  'Sent for review. Only you can see this comment until a moderator has looked at it.';
export const says = (phrases: readonly string[]) =>
  `It says ${phrases.map((phrase) => `“${phrase}”`).join(', ')}.`;
