/** Headings, and what is said before anything is searched for. */
export const heading = 'Search';
export const howToSearch =
  'Type a word or its first letters, for example “moringa”, or the name of a seller, or look at <herbs>all herbs</herbs>.';
export const herbs = 'Herbs';
export const users = 'Users';
