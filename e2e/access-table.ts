/** The kinds of viewers. All but the first are logged in; all but the first two have a profile. */
export const viewers = ['visitor', 'account', 'unverified', 'user', 'owner', 'stranger'] as const;
export type ViewerKind = (typeof viewers)[number];

/**
 * A status and, for a redirect, its location; `*` stands for anything. The last two kinds return to the requested page
 * afterwards.
 */
type Outcome = number | `30${1 | 2 | 3} ${string}` | 'log in' | 'set up account';
export type Outcomes = Readonly<Record<ViewerKind, Outcome>>;
/** The fields of a form, or a raw body. */
export type Body = Readonly<Record<string, string>> | string;

export interface AccessRow {
  /** A path of the route; words in capitals are those of `newCast`. */
  readonly path: string;
  /** The outcome of a GET. */
  readonly get: Outcomes;
  /** The outcome of a POST with a valid body; absent if the route has no action. */
  readonly post?: {
    readonly body: Body;
    readonly outcomes: Outcomes;
    /** Viewers who are not refused, but for whom nothing changes. */
    readonly changesNothingFor: readonly ViewerKind[];
    /** Whether cross-site requests are accepted. */
    readonly fromAnywhere?: boolean;
  };
}

const everybody = (outcome: Outcome): Outcomes => ({
  visitor: outcome,
  account: outcome,
  unverified: outcome,
  user: outcome,
  owner: outcome,
  stranger: outcome,
});

/** For accounts, with or without a profile. */
const accounts = (outcome: Outcome): Outcomes => ({ ...everybody(outcome), visitor: 'log in' });

/** For users, who have a profile. */
const users = (outcome: Outcome): Outcomes => ({ ...accounts(outcome), account: 'set up account' });

const ownerOnly = (outcome: Outcome): Outcomes => ({ ...users(403), owner: outcome });

/** For users other than the owner. */
const others = (outcome: Outcome): Outcomes => ({ ...users(outcome), owner: 404 });

/** For requests of scripts, which get a status instead of a redirect. */
const usersByScript = (outcome: Outcome): Outcomes => ({ ...everybody(outcome), visitor: 401, account: 403 });

const visitors = (outcome: Outcome): Outcomes => ({ ...everybody('303 /home'), visitor: outcome });

const action = (
  path: string,
  get: Outcomes,
  outcomes: Outcomes,
  body: Body = {},
  changesNothingFor: readonly ViewerKind[] = [],
): AccessRow => ({ path, get, post: { body, outcomes, changesNothingFor } });

/** A page with a form, for the same viewers, whom the form redirects to `to`. */
const form = (path: string, whom: typeof everybody, to: string, body: Body = {}): AccessRow =>
  action(path, whom(200), whom(`303 ${to}`), body);

const advertFields = {
  herbtitle: 'NEW-NAME leaves',
  description: 'Dried in the shade.',
  price: '25,000',
  selectedDistrict: 'Kampala',
  selectedVillage: 'Ntinda',
  pictureKeys: 'HELD-PICTURE',
};

const password = 'omululuza-2026';

/**
 * The outcomes of each route, by its file name, for each kind of viewer. A route with several things below its address has
 * a row for each, named after the file name and a space.
 */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  root: { path: '/home.data?_routes=root', get: everybody(200) },
  'routes/$': { path: '/nowhere', get: everybody(404) },
  'routes/_index': { path: '/', get: everybody(200) },
  'routes/about-us': { path: '/about-us', get: everybody(200) },
  'routes/account._index': { path: '/account', get: users(200) },
  'routes/account.data._index': { path: '/account/data', get: accounts(200) },
  'routes/account.data.download': action(
    '/account/data/download',
    everybody('303 /account/data'),
    accounts(200),
    {},
    viewers,
  ),
  'routes/account.delete-account': form('/account/delete-account', accounts, '/home', {
    words: 'OWN-WORDS',
    password,
  }),
  'routes/account.delete.$id': form('/account/delete/THE-ADVERT', ownerOnly, '/account'),
  'routes/account.email': form('/account/email', accounts, '/account/email', {
    email: 'NEW-NAME@example.org',
    currentPassword: password,
  }),
  'routes/account.google': form('/account/google', accounts, '/account/settings', {
    currentPassword: password,
  }),
  // Of somebody else's advert it says that nothing was changed.
  'routes/account.insights': action(
    '/account/insights',
    users(200),
    users(200),
    { act: 'sold', advert: 'THE-ADVERT' },
    ['unverified', 'user', 'stranger'],
  ),
  'routes/account.insights[.]csv': { path: '/account/insights.csv', get: users(200) },
  'routes/account.password': form('/account/password', accounts, '/account/password', { by: 'mail' }),
  'routes/account.two-step': form('/account/two-step', accounts, '/account/two-step', {
    currentPassword: 'omululuza-2026',
  }),
  'routes/account.devices': form('/account/devices', accounts, '/login', { logOut: 'everywhere' }),
  'routes/account.edit-account': form('/account/edit-account', users, '/account', {
    username: 'NEW-NAME',
    fullName: 'Nakato Sarah',
    about: 'Herbs of Mukono.',
  }),
  'routes/account.settings': { path: '/account/settings', get: everybody(200) },
  // The attempt is stored in a cookie, not in the database.
  'routes/auth.google': action(
    '/auth/google',
    everybody('303 /login'),
    everybody('303 http://localhost:9/*'),
    {},
    viewers,
  ),
  'routes/auth.google_.callback': {
    path: '/auth/google/callback?state=forged&code=stolen',
    get: visitors('303 /login'),
  },
  'routes/_inbox.chat._index': form('/chat?with=THE-OWNER', others, '/chat?with=THE-OWNER', {
    message: 'Good day.',
  }),
  'routes/chat.block': form('/chat/block?with=THE-OWNER', others, '/chat?with=THE-OWNER', {
    blocked: 'true',
  }),
  'routes/chat.$ a picture': {
    path: '/chat/media/MESSAGE-PICTURE-320.webp',
    get: { ...everybody(404), owner: 200 },
  },
  'routes/chat.$ media': action(
    '/chat/media',
    everybody(405),
    usersByScript(400),
    { with: 'THE-OWNER' },
    viewers,
  ),
  'routes/chat.$ nothing': action('/chat/nothing', everybody(404), everybody(404)),
  'routes/chat.$ read': action(
    '/chat/read',
    everybody(405),
    usersByScript(200),
    { with: 'THE-OWNER', position: '1' },
    ['owner'],
  ),
  'routes/chat.$ send': action(
    '/chat/send',
    everybody(405),
    { ...usersByScript(200), owner: 404 },
    { with: 'THE-OWNER', message: 'Is it still there?' },
  ),
  'routes/chat.$ stream': { path: '/chat/stream?with=THE-OWNER', get: { ...usersByScript(200), owner: 404 } },
  'routes/contact': { path: '/contact', get: everybody(200) },
  'routes/events': { path: '/events', get: usersByScript(200) },
  'routes/faqs': { path: '/faqs', get: everybody(200) },
  // The account is looked up later, by an outbox task.
  'routes/forgot-password': action(
    '/forgot-password',
    everybody(200),
    everybody('303 /forgot-password'),
    { email: 'NEW-NAME@example.org' },
    viewers,
  ),
  'routes/healthz': { path: '/healthz', get: everybody(200) },
  'routes/help': { path: '/help', get: everybody(200) },
  'routes/home[.]atom': { path: '/home.atom', get: everybody(200) },
  'routes/home': { path: '/home', get: everybody(200) },
  'routes/leave': { path: '/leave?to=https://herbs.example', get: everybody(200) },
  'routes/login': action('/login', visitors(200), everybody('303 /home'), {
    email: 'registered@example.com',
    password,
  }),
  'routes/logout': action(
    '/logout',
    { ...everybody(200), visitor: '303 /login' },
    everybody('303 /login'),
    {},
    ['visitor'],
  ),
  'routes/manifest[.]webmanifest': { path: '/manifest.webmanifest', get: everybody(200) },
  'routes/media.$name': {
    path: '/media/HIDDEN-PICTURE-320.webp',
    get: { ...everybody(404), owner: 200 },
  },
  'routes/_inbox.messages': { path: '/messages', get: users(200) },
  'routes/moderation': action('/moderation', everybody(404), everybody(404), {
    kind: 'advert',
    id: 'THE-ADVERT',
    act: 'hide',
    reason: 'No.',
    version: '0',
  }),
  'routes/notifications': form('/notifications', users, '/notifications', { mailMessages: 'on' }),
  'routes/pay._index': form('/pay?ad=THE-ADVERT', ownerOnly, '/pay?ad=THE-ADVERT'),
  'routes/pay.callback': action(
    '/pay/callback',
    everybody(403),
    everybody(403),
    '{"reference":"THE-PAYMENT","status":"paid"}',
  ),
  'routes/pay.sandbox.$reference': form('/pay/sandbox/THE-PAYMENT', ownerOnly, '/pay/sandbox/THE-PAYMENT', {
    choice: 'paid',
  }),
  'routes/post': form('/post', users, '/singleherb/ad_*', advertFields),
  'routes/post_.draft': action('/post/draft', everybody(405), users(200), advertFields),
  'routes/post_.usual-price': { path: '/post/usual-price?title=neem', get: everybody(200) },
  'routes/privacy-policy': { path: '/privacy-policy', get: everybody(200) },
  'routes/rate': form('/rate?with=THE-OWNER&ad=THE-ADVERT', others, '/chat?with=THE-OWNER', {
    recommend: 'true',
    text: 'Fresh.',
  }),
  'routes/appeal.$token': form('/appeal/APPEAL-TOKEN', everybody, '/appeal/APPEAL-TOKEN', {
    text: 'It was mine.',
  }),
  'routes/renew.$token': form('/renew/RENEW-TOKEN', everybody, '/singleherb/ENDED-ADVERT'),
  'routes/report': action(
    '/report?advert=THE-ADVERT',
    { ...everybody(200), owner: 403 },
    { ...everybody('303 /report?advert=THE-ADVERT&sent=1'), owner: 403 },
    { reason: 'scam' },
  ),
  'routes/report-problem': form('/report-problem', everybody, '/report-problem', { message: 'Too dear.' }),
  'routes/reset-password.$token': form('/reset-password/RESET-TOKEN', everybody, '/home', {
    password: 'lemongrass-2026',
    confirmPassword: 'lemongrass-2026',
  }),
  'routes/robots[.]txt': { path: '/robots.txt', get: everybody(200) },
  'routes/saved': form('/saved?tab=searches', users, '/saved?tab=searches', { q: 'ginger' }),
  'routes/herbs._index': { path: '/herbs', get: everybody(200) },
  'routes/herbs.$slug[.]atom': { path: '/herbs/neem.atom', get: everybody(200) },
  'routes/herbs.$slug': { path: '/herbs/neem', get: everybody(200) },
  'routes/search[.]atom': { path: '/search.atom?q=leaves', get: everybody(200) },
  'routes/search': { path: '/search?q=leaves', get: everybody(200) },
  'routes/setup-account': action(
    '/setup-account',
    { ...accounts('303 /account'), account: 200 },
    accounts('303 /home'),
    { about: 'Herbs.', address: 'Ntinda', phoneNumber: '+256700000000', consent: 'on' },
    ['unverified', 'user', 'owner', 'stranger'],
  ),
  'routes/signup': action('/signup', visitors(200), everybody('303 /home'), {
    fullName: 'Nakato Sarah',
    username: 'NEW-NAME',
    email: 'NEW-NAME@example.com',
    password,
    confirmPassword: password,
    consent: 'on',
  }),
  'routes/singleherb.$id._index': action(
    '/singleherb/THE-ADVERT',
    everybody(200),
    users('303 /singleherb/THE-ADVERT#comments'),
    { comment: 'Good for tea.' },
  ),
  // The stranger wrote the comment.
  'routes/singleherb.$id.comments.$comment.delete': action(
    '/singleherb/THE-ADVERT/comments/THE-COMMENT/delete',
    { ...ownerOnly(200), stranger: 200 },
    { ...ownerOnly('303 /singleherb/THE-ADVERT'), stranger: '303 /singleherb/THE-ADVERT' },
  ),
  'routes/singleherb.$id.like': action(
    '/singleherb/THE-ADVERT/like',
    everybody('302 /singleherb/THE-ADVERT'),
    users('303 /singleherb/THE-ADVERT#THE-ADVERT'),
    { liked: 'true' },
  ),
  'routes/singleherb.$id.buyer': form('/singleherb/SOLD-ADVERT/buyer', ownerOnly, '/singleherb/SOLD-ADVERT', {
    buyer: 'SOLD-BUYER',
  }),
  'routes/singleherb.$id.contact': action('/singleherb/THE-ADVERT/contact', everybody(200), users(404)),
  'routes/singleherb.$id.photos.$number': { path: '/singleherb/THE-ADVERT/photos/1', get: everybody(200) },
  'routes/singleherb.$id.save': action(
    '/singleherb/THE-ADVERT/save',
    everybody('302 /singleherb/THE-ADVERT'),
    users('303 /singleherb/THE-ADVERT#THE-ADVERT'),
    { saved: 'true' },
  ),
  'routes/singleherb.$id.state': action(
    '/singleherb/THE-ADVERT/state',
    everybody('302 /singleherb/THE-ADVERT'),
    ownerOnly('303 /singleherb/THE-ADVERT/buyer?back=%2Fsingleherb%2FTHE-ADVERT'),
    { move: 'sold' },
  ),
  'routes/singleherb.$id.share': { path: '/singleherb/THE-ADVERT/share', get: everybody(200) },
  'routes/sitemap[.]xml': { path: '/sitemap.xml', get: everybody(200) },
  'routes/suggestions': form('/suggestions', everybody, '/suggestions', { message: 'More herbs.' }),
  'routes/terms-conditions': { path: '/terms-conditions', get: everybody(200) },
  // The link alone authorises it.
  'routes/unsubscribe.$token': {
    path: '/unsubscribe/UNSUBSCRIBE-TOKEN',
    get: everybody(200),
    post: {
      body: { 'List-Unsubscribe': 'One-Click' },
      outcomes: everybody(200),
      changesNothingFor: [],
      fromAnywhere: true,
    },
  },
  'routes/update-herb.$id': form(
    '/update-herb/THE-ADVERT',
    ownerOnly,
    '/singleherb/THE-ADVERT',
    advertFields,
  ),
  'routes/verify-email': action(
    '/verify-email',
    { ...accounts('303 /home'), unverified: 200 },
    accounts('303 /home'),
    {},
    ['account', 'user', 'owner', 'stranger'],
  ),
  'routes/verify-email_.$token': form('/verify-email/VERIFY-TOKEN', everybody, '/home', { password }),
  'routes/verify-email_.$token_.not-me': form('/verify-email/CHANGE-TOKEN/not-me', everybody, '/home'),
  'routes/user.$userId[.]atom': { path: '/user/THE-OWNER.atom', get: everybody(200) },
  'routes/user.$userId_.follow': action(
    '/user/THE-OWNER/follow',
    everybody('302 /user/THE-OWNER'),
    { ...users('303 /user/THE-OWNER'), owner: 400 },
    { following: '1' },
  ),
  'routes/user.$userId_.poster': { path: '/user/THE-OWNER/poster', get: everybody(200) },
  'routes/user.$userId': action('/user/THE-OWNER', everybody(200), others('303 /user/THE-OWNER'), {
    message: 'Do you sell neem too?',
  }),
  // These choices are stored in a cookie.
  'routes/lite': action('/lite', everybody(200), everybody('303 /home'), { lite: '1' }, viewers),
  // For those who are logged in it is also stored with their account.
  'routes/language': action('/language', everybody(200), everybody('303 /home'), { lang: 'sw' }, ['visitor']),
  'routes/view': action('/view', everybody(200), everybody('303 /home'), { view: 'list' }, viewers),
  'routes/vitals': action(
    '/vitals',
    everybody(405),
    everybody(204),
    '[{"name":"LCP","value":1200,"path":"/home"}]',
    viewers,
  ),
};
