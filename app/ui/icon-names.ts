/** Our name of each interface icon → its name in the Lucide set. The sprite is built from this list. */
export const icons = {
  home: 'house',
  search: 'search',
  post: 'circle-plus',
  messages: 'message-circle',
  save: 'bookmark',
  settings: 'settings',
  person: 'circle-user-round',
  like: 'heart',
  comments: 'message-square-text',
  share: 'share-2',
  place: 'map-pin',
  previous: 'chevron-left',
  next: 'chevron-right',
  close: 'x',
  enlarge: 'maximize-2',
  logOut: 'log-out',
  edit: 'pencil',
  delete: 'trash-2',
  view: 'eye',
  photos: 'images',
  done: 'circle-check',
  problem: 'circle-alert',
  phone: 'phone',
  email: 'mail',
  bell: 'bell',
  help: 'circle-question-mark',
  document: 'file-text',
  shield: 'shield-check',
  flag: 'flag',
  idea: 'lightbulb',
  about: 'info',
  menu: 'ellipsis-vertical',
  up: 'arrow-up',
  down: 'arrow-down',
  back: 'arrow-left',
  copy: 'copy',
  offline: 'wifi-off',
  pause: 'pause',
  play: 'play',
  send: 'send-horizontal',
  sent: 'check',
  waiting: 'clock',
  refresh: 'refresh-cw',
  block: 'ban',
  promote: 'megaphone',
  grid: 'layout-grid',
  list: 'rows-2',
  filter: 'sliders-horizontal',
} as const;

/** As above, in a sprite of their own for the page of an advert, so that no other page has to fetch them. */
export const advertIcons = {
  weight: 'scale',
  place: 'map-pin',
  delivery: 'bike',
  call: 'phone',
  offer: 'hand-coins',
  stall: 'store',
} as const;

/** The same for a seller's page: one for each kind of fact about them. */
export const stallIcons = {
  seller: 'thumbs-up',
  buyer: 'shopping-basket',
  answers: 'clock',
  since: 'calendar',
} as const;

/** Drawn by ourselves, for an advert's page. */
export const advertMarks = ['whatsapp'] as const;

/** As above, for the settings, the pages of those who sell, and what is offered on few pages. */
export const sellerIcons = {
  compare: 'trending-up',
  print: 'printer',
  code: 'qr-code',
  lite: 'zap',
  device: 'smartphone',
} as const;

/** Drawn by ourselves, in app/assets/illustrations. */
export const illustrations = ['logo', 'sprig', 'unfolding-leaf'] as const;

export type IconName = keyof typeof icons;
export type AdvertIconName = keyof typeof advertIcons | (typeof advertMarks)[number];
export type SellerIconName = keyof typeof sellerIcons;
export type IllustrationName = (typeof illustrations)[number];
