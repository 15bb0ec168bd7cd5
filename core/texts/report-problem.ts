export const title = 'Report a Problem';
export const explanation =
  'Tell us about a false or unsafe advert, someone who cheats, or something on the site that does not work.';
export const hint = 'What happened, and where? It helps to give the title of the advert or the username.';
