/** What people are mailed about unless they choose otherwise. Mails about their account's safety are always sent. */
export const usualMailChoices = {
  messages: true,
  comments: true,
  /** New adverts that saved searches look for. */
  searches: true,
  /** News about one's own and saved adverts, and ratings. */
  adverts: true,
};

export type MailChoices = Readonly<typeof usualMailChoices>;
export type MailChoice = keyof MailChoices;
export const mailChoices = Object.keys(usualMailChoices) as readonly MailChoice[];
