const googleOrigin = 'https://accounts.google.com';

export interface GoogleEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly userInfo: string;
}

/** Google's OAuth endpoints, or those of a stand-in, which has all of them on one origin. */
export function googleEndpoints(origin: string): GoogleEndpoints {
  if (origin === googleOrigin) {
    return {
      authorization: `${googleOrigin}/o/oauth2/v2/auth`,
      token: 'https://oauth2.googleapis.com/token',
      userInfo: 'https://www.googleapis.com/oauth2/v3/userinfo',
    };
  }
  return {
    authorization: `${origin}/o/oauth2/v2/auth`,
    token: `${origin}/oauth2/token`,
    userInfo: `${origin}/oauth2/v2/userinfo`,
  };
}
