/** Who asks. All but the first are signed in; all but the first two have a profile. */
export const viewers = ['visitor', 'account', 'unverified', 'user', 'owner', 'stranger'] as const;
export type ViewerKind = (typeof viewers)[number];

/** A status and, of a redirect, where it leads; `*` stands for anything. */
type Outcome = number | `30${1 | 2 | 3} ${string}`;
export type Outcomes = Readonly<Record<ViewerKind, Outcome>>;

export interface AccessRow {
  /** An address of the route; words in capitals are those of `newCast`. */
  readonly path: string;
  /** What reading it answers. */
  readonly get: Outcomes;
  /** What the action answers to a body with nothing wrong; no action, no row. */
  readonly post?: {
    /** Fields of a form, or the text itself. */
    readonly body: Readonly<Record<string, string>> | string;
    readonly outcomes: Outcomes;
    /** Who changes nothing though nothing is refused. */
    readonly changesNothingFor?: readonly ViewerKind[];
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

/** Pages and forms of people with a profile; `here` is what they come back to. */
const users = (outcome: Outcome, here: string): Outcomes => ({
  ...everybody(outcome),
  visitor: `303 /login?redirectTo=${encodeURIComponent(here)}`,
  account: `303 /setup-account?redirectTo=${encodeURIComponent(here)}`,
});

const ownerOnly = (outcome: Outcome, here: string): Outcomes => ({ ...users(403, here), owner: outcome });

/** What only script asks for. */
const usersByScript = (outcome: Outcome): Outcomes => ({
  ...everybody(outcome),
  visitor: 401,
  account: 403,
});

/** What an account may do before it has a profile. */
const accounts = (outcome: Outcome, here: string): Outcomes => ({
  ...everybody(outcome),
  visitor: `303 /login?redirectTo=${encodeURIComponent(here)}`,
});

const visitors = (outcome: Outcome): Outcomes => ({ ...everybody('303 /home'), visitor: outcome });

const advertFields = {
  herbtitle: 'NEW-NAME leaves',
  description: 'Dried in the shade.',
  price: '25,000',
  selectedDistrict: 'Kampala',
  selectedVillage: 'Ntinda',
  pictureKeys: 'HELD-PICTURE',
};

/** Each route, by the name of its file, with what each kind of viewer is answered. */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  root: { path: '/home.data?_routes=root', get: everybody(200) },
  'routes/$': { path: '/nowhere', get: everybody(404) },
  'routes/_index': { path: '/', get: everybody(200) },
  'routes/about': { path: '/about', get: everybody('301 /about-us') },
  'routes/about-us': { path: '/about-us', get: everybody(200) },
  'routes/account._index': { path: '/account', get: users(200, '/account') },
  'routes/account.data._index': { path: '/account/data', get: accounts(200, '/account/data') },
  'routes/account.data.download': {
    path: '/account/data/download',
    get: everybody('303 /account/data'),
    post: {
      body: {},
      outcomes: accounts(200, '/account/data/download'),
      changesNothingFor: ['account', 'unverified', 'user', 'owner', 'stranger'],
    },
  },
  'routes/account.delete-account': {
    path: '/account/delete-account',
    get: accounts(200, '/account/delete-account'),
    post: {
      body: { words: 'OWN-WORDS', password: 'omululuza-2026' },
      outcomes: accounts('303 /home', '/account/delete-account'),
    },
  },
  'routes/account.delete.$id': {
    path: '/account/delete/THE-ADVERT',
    get: ownerOnly(200, '/account/delete/THE-ADVERT'),
    post: { body: {}, outcomes: ownerOnly('303 /account', '/account/delete/THE-ADVERT') },
  },
  'routes/account.email': {
    path: '/account/email',
    get: accounts(200, '/account/email'),
    post: {
      body: { email: 'NEW-NAME@example.org', currentPassword: 'omululuza-2026' },
      outcomes: accounts('303 /account/email', '/account/email'),
    },
  },
  'routes/account.google': {
    path: '/account/google',
    get: accounts(200, '/account/google'),
    post: {
      body: { currentPassword: 'omululuza-2026' },
      outcomes: accounts('303 /account/settings', '/account/google'),
    },
  },
  'routes/account.password': {
    path: '/account/password',
    get: accounts(200, '/account/password'),
    post: { body: { by: 'mail' }, outcomes: accounts('303 /account/password', '/account/password') },
  },
  'routes/account.devices': {
    path: '/account/devices',
    get: accounts(200, '/account/devices'),
    post: { body: { logOut: 'everywhere' }, outcomes: accounts('303 /login', '/account/devices') },
  },
  'routes/account.edit-account': {
    path: '/account/edit-account',
    get: users(200, '/account/edit-account'),
    post: {
      body: { username: 'NEW-NAME', fullName: 'Nakato Sarah', about: 'Herbs of Mukono.' },
      outcomes: users('303 /account', '/account/edit-account'),
    },
  },
  'routes/account.settings': { path: '/account/settings', get: everybody(200) },
  'routes/auth.google': {
    path: '/auth/google',
    get: everybody('303 /login'),
    // What is begun here is kept in a cookie.
    post: { body: {}, outcomes: everybody('303 http://localhost:9/*'), changesNothingFor: viewers },
  },
  'routes/auth.google_.callback': {
    path: '/auth/google/callback?state=forged&code=stolen',
    get: { ...everybody('303 /home'), visitor: '303 /login' },
  },
  'routes/chat._index': {
    path: '/chat?with=THE-OWNER',
    get: { ...users(200, '/chat?with=THE-OWNER'), owner: 404 },
    post: {
      body: { message: 'Is it still there?' },
      outcomes: { ...users('303 /chat?with=THE-OWNER', '/chat'), owner: 404 },
    },
  },
  'routes/chat.block': {
    path: '/chat/block?with=THE-OWNER',
    get: { ...users(200, '/chat/block?with=THE-OWNER'), owner: 404 },
    post: {
      body: { blocked: 'true' },
      outcomes: { ...users('303 /chat?with=THE-OWNER', '/chat/block'), owner: 404 },
    },
  },
  'routes/chat.read': {
    path: '/chat/read',
    get: everybody(405),
    post: {
      body: { with: 'THE-OWNER', position: '1' },
      outcomes: usersByScript(200),
      changesNothingFor: ['owner'],
    },
  },
  'routes/chat.send': {
    path: '/chat/send',
    get: everybody(405),
    post: {
      body: { with: 'THE-OWNER', message: 'Is it still there?' },
      outcomes: { ...usersByScript(200), owner: 404 },
    },
  },
  'routes/chat.stream': {
    path: '/chat/stream?with=THE-OWNER',
    get: { ...usersByScript(200), owner: 404 },
  },
  'routes/contact': { path: '/contact', get: everybody(200) },
  'routes/events': { path: '/events', get: usersByScript(200) },
  'routes/faqs': { path: '/faqs', get: everybody(200) },
  'routes/forgot-password': {
    path: '/forgot-password',
    get: everybody(200),
    // Whether there is such an account is looked up later, by whoever empties the outbox.
    post: {
      body: { email: 'NEW-NAME@example.org' },
      outcomes: everybody('303 /forgot-password'),
      changesNothingFor: viewers,
    },
  },
  'routes/healthz': { path: '/healthz', get: everybody(200) },
  'routes/help': { path: '/help', get: everybody(200) },
  'routes/home': { path: '/home', get: everybody(200) },
  'routes/leave': { path: '/leave?to=https://herbs.example', get: everybody(200) },
  'routes/login': {
    path: '/login',
    get: visitors(200),
    post: {
      body: { email: 'registered@example.com', password: 'omululuza-2026' },
      outcomes: everybody('303 /home'),
    },
  },
  'routes/logout': {
    path: '/logout',
    get: { ...everybody(200), visitor: '303 /login' },
    post: { body: {}, outcomes: everybody('303 /login'), changesNothingFor: ['visitor'] },
  },
  'routes/manifest[.]webmanifest': { path: '/manifest.webmanifest', get: everybody(200) },
  'routes/media.$name': { path: '/media/ANY-PICTURE-320.webp', get: everybody(200) },
  'routes/messages': { path: '/messages', get: users(200, '/messages') },
  'routes/notifications': { path: '/notifications', get: everybody(200) },
  'routes/pay._index': {
    path: '/pay?ad=THE-ADVERT',
    get: ownerOnly(200, '/pay?ad=THE-ADVERT'),
    post: { body: {}, outcomes: ownerOnly('303 /pay?ad=THE-ADVERT', '/pay') },
  },
  'routes/pay.callback': {
    path: '/pay/callback',
    get: everybody(403),
    post: { body: '{"reference":"THE-PAYMENT","status":"paid"}', outcomes: everybody(403) },
  },
  'routes/pay.sandbox.$reference': {
    path: '/pay/sandbox/THE-PAYMENT',
    get: ownerOnly(200, '/pay/sandbox/THE-PAYMENT'),
    post: {
      body: { choice: 'paid' },
      outcomes: ownerOnly('303 /pay/sandbox/THE-PAYMENT', '/pay/sandbox/THE-PAYMENT'),
    },
  },
  'routes/post': {
    path: '/post',
    get: users(200, '/post'),
    post: { body: advertFields, outcomes: users('303 /singleherb/ad_*', '/post') },
  },
  'routes/privacy': { path: '/privacy', get: everybody('301 /privacy-policy') },
  'routes/privacy-policy': { path: '/privacy-policy', get: everybody(200) },
  'routes/report-problem': {
    path: '/report-problem',
    get: everybody(200),
    post: { body: { message: 'Too dear.' }, outcomes: everybody('303 /report-problem') },
  },
  'routes/reset-password.$token': {
    path: '/reset-password/RESET-TOKEN',
    get: everybody(200),
    post: {
      body: { password: 'lemongrass-2026', confirmPassword: 'lemongrass-2026' },
      outcomes: everybody('303 /home'),
    },
  },
  'routes/robots[.]txt': { path: '/robots.txt', get: everybody(200) },
  'routes/saved': { path: '/saved', get: users(200, '/saved') },
  'routes/search': { path: '/search?q=leaves', get: everybody(200) },
  'routes/setup-account': {
    path: '/setup-account',
    get: { ...accounts('303 /account', '/setup-account'), account: 200 },
    post: {
      body: { about: 'Herbs.', address: 'Ntinda', phoneNumber: '+256700000000', consent: 'on' },
      outcomes: accounts('303 /home', '/setup-account'),
      changesNothingFor: ['unverified', 'user', 'owner', 'stranger'],
    },
  },
  'routes/signup': {
    path: '/signup',
    get: visitors(200),
    post: {
      body: {
        fullName: 'Nakato Sarah',
        username: 'NEW-NAME',
        email: 'NEW-NAME@example.com',
        password: 'omululuza-2026',
        confirmPassword: 'omululuza-2026',
        consent: 'on',
      },
      outcomes: everybody('303 /home'),
    },
  },
  'routes/singleherb.$id._index': {
    path: '/singleherb/THE-ADVERT',
    get: everybody(200),
    post: {
      body: { comment: 'Good for tea.' },
      outcomes: users('303 /singleherb/THE-ADVERT#comments', '/singleherb/THE-ADVERT'),
    },
  },
  'routes/singleherb.$id.comments.$comment.delete': {
    path: '/singleherb/THE-ADVERT/comments/THE-COMMENT/delete',
    // The stranger has written it.
    get: {
      ...ownerOnly(200, '/singleherb/THE-ADVERT/comments/THE-COMMENT/delete'),
      stranger: 200,
    },
    post: {
      body: {},
      outcomes: {
        ...ownerOnly('303 /singleherb/THE-ADVERT', '/singleherb/THE-ADVERT/comments/THE-COMMENT/delete'),
        stranger: '303 /singleherb/THE-ADVERT',
      },
    },
  },
  'routes/singleherb.$id.like': {
    path: '/singleherb/THE-ADVERT/like',
    get: everybody('302 /singleherb/THE-ADVERT'),
    post: {
      body: { liked: 'true' },
      outcomes: users('303 /singleherb/THE-ADVERT#THE-ADVERT', '/singleherb/THE-ADVERT/like'),
    },
  },
  'routes/singleherb.$id.photos.$number': {
    path: '/singleherb/THE-ADVERT/photos/1',
    get: everybody(200),
  },
  'routes/singleherb.$id.save': {
    path: '/singleherb/THE-ADVERT/save',
    get: everybody('302 /singleherb/THE-ADVERT'),
    post: {
      body: { saved: 'true' },
      outcomes: users('303 /singleherb/THE-ADVERT#THE-ADVERT', '/singleherb/THE-ADVERT/save'),
    },
  },
  'routes/singleherb.$id.share': { path: '/singleherb/THE-ADVERT/share', get: everybody(200) },
  'routes/sitemap[.]xml': { path: '/sitemap.xml', get: everybody(200) },
  'routes/suggestions': {
    path: '/suggestions',
    get: everybody(200),
    post: { body: { message: 'More herbs.' }, outcomes: everybody('303 /suggestions') },
  },
  'routes/terms': { path: '/terms', get: everybody('301 /terms-conditions') },
  'routes/terms-conditions': { path: '/terms-conditions', get: everybody(200) },
  'routes/update-herb.$id': {
    path: '/update-herb/THE-ADVERT',
    get: ownerOnly(200, '/update-herb/THE-ADVERT'),
    post: {
      body: advertFields,
      outcomes: ownerOnly('303 /singleherb/THE-ADVERT', '/update-herb/THE-ADVERT'),
    },
  },
  'routes/verify-email': {
    path: '/verify-email',
    get: { ...accounts('303 /home', '/verify-email'), unverified: 200 },
    post: {
      body: {},
      outcomes: accounts('303 /home', '/verify-email'),
      changesNothingFor: ['account', 'user', 'owner', 'stranger'],
    },
  },
  'routes/verify-email_.$token': {
    path: '/verify-email/VERIFY-TOKEN',
    get: everybody(200),
    post: { body: { password: 'omululuza-2026' }, outcomes: everybody('303 /home') },
  },
  'routes/verify-email_.$token_.not-me': {
    path: '/verify-email/CHANGE-TOKEN/not-me',
    get: everybody(200),
    post: { body: {}, outcomes: everybody('303 /home') },
  },
  'routes/user.$userId': {
    path: '/user/THE-OWNER',
    get: everybody(200),
    post: {
      body: { message: 'Do you sell neem too?' },
      outcomes: { ...users('303 /user/THE-OWNER', '/user/THE-OWNER'), owner: 404 },
    },
  },
  'routes/vitals': {
    path: '/vitals',
    get: everybody(405),
    post: {
      body: '[{"name":"LCP","value":1200,"path":"/home"}]',
      outcomes: everybody(204),
      changesNothingFor: viewers,
    },
  },
};
