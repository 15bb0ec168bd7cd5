/** The default choices. Mails about the safety of an account are always sent. */
export const usualMailChoices = {
  messages: true,
  comments: true,
  /** New adverts that match saved searches. */
  searches: true,
  /** News about one's own and saved adverts, and ratings. */
  adverts: true,
  /** New adverts of sellers whom somebody follows. */
  sellers: true,
};

export type MailChoices = Readonly<typeof usualMailChoices>;
export type MailChoice = keyof MailChoices;
export const mailChoices = Object.keys(usualMailChoices) as readonly MailChoice[];
