import { type GoogleExtraParams, type GoogleProfile, GoogleStrategy } from 'remix-auth-google';
import { z } from 'zod';
import type { GooglePerson } from '../../core/ports/google-sign-in.ts';
import type { GoogleEndpoints } from './google-endpoints.ts';
import { GoogleFailure } from './google-failure.ts';

interface GoogleStrategyOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly callbackUrl: string;
  readonly endpoints: GoogleEndpoints;
  /** PKCE (RFC 7636): proves to Google that the code is used by the browser that requested it. */
  readonly proof: { readonly verifier: string; readonly challenge: string };
  /** Aborts both requests to Google. */
  readonly signal: AbortSignal;
}

const tokens = z.object({ access_token: z.string().min(1) });
const refusal = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });
const userInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  picture: z.string().nullish(),
  locale: z.string().default(''),
  hd: z.string().default(''),
});

/**
 * remix-auth-google's strategy, plus one deadline for both requests, distinct failures, PKCE, and configurable
 * endpoints.
 */
export class PkceGoogleStrategy extends GoogleStrategy<GooglePerson> {
  readonly #options: GoogleStrategyOptions;

  constructor(options: GoogleStrategyOptions) {
    super(
      {
        clientID: options.clientId,
        clientSecret: options.clientSecret,
        callbackURL: options.callbackUrl,
        scope: ['openid', 'email', 'profile'],
        prompt: 'select_account',
      },
      async ({ profile: { _json } }) => ({
        subject: _json.sub,
        email: _json.email,
        emailVerified: _json.email_verified,
        name: _json.name,
      }),
    );
    this.authorizationURL = options.endpoints.authorization;
    this.tokenURL = options.endpoints.token;
    this.#options = options;
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set('code_challenge', this.#options.proof.challenge);
    params.set('code_challenge_method', 'S256');
    return params;
  }

  protected override tokenParams(): URLSearchParams {
    return new URLSearchParams({ code_verifier: this.#options.proof.verifier });
  }

  protected override async fetchAccessToken(code: string, params: URLSearchParams) {
    const body = new URLSearchParams(params);
    body.set('client_id', this.clientID);
    body.set('client_secret', this.clientSecret);
    body.set('code', code);
    const answer = await this.#ask(this.tokenURL, { method: 'POST', body });
    if (answer.status !== 200) {
      const { error } = refusal.safeParse(answer.json).data ?? { error: 'no reason' };
      const kind = error === 'invalid_grant' ? 'stale' : 'unreachable';
      throw new GoogleFailure(kind, `the token was refused with ${answer.status}, ${error}`);
    }
    const found = tokens.safeParse(answer.json);
    if (!found.success) throw new GoogleFailure('unreachable', 'the answer contained no token');
    return { accessToken: found.data.access_token, extraParams: noExtraParams };
  }

  protected override async userProfile(accessToken: string): Promise<GoogleProfile> {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const answer = await this.#ask(this.#options.endpoints.userInfo, { headers });
    const found = userInfo.safeParse(answer.json);
    if (answer.status !== 200 || !found.success) {
      throw new GoogleFailure('unreachable', `the answer with ${answer.status} contained no user`);
    }
    const { data } = found;
    const picture = data.picture ?? '';
    return {
      provider: this.name,
      id: data.sub,
      displayName: data.name,
      name: { familyName: data.family_name, givenName: data.given_name },
      emails: [{ value: data.email }],
      photos: [{ value: picture }],
      _json: { ...data, picture },
    };
  }

  async #ask(url: string, init: RequestInit): Promise<{ readonly status: number; readonly json: unknown }> {
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: this.#options.signal });
      const text = await response.text();
      return { status: response.status, json: parsed(text) };
    } catch {
      const late = this.#options.signal.aborted;
      throw new GoogleFailure('unreachable', late ? 'no answer in time' : 'no connection');
    }
  }
}

/** Required by the library's type, and unused. */
const noExtraParams: GoogleExtraParams = { expires_in: 3920, token_type: 'Bearer', scope: '', id_token: '' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
