import { choiceCookie } from './choice-cookie.server.ts';

const ownCookie = /(?:^|;\s*)(?:__Host-)?lite=([01])(?:;|$)/;

/** The headers of a request that decide on it; names in lower case. */
export interface LiteHeaders {
  readonly cookie?: string | null | undefined;
  readonly 'save-data'?: string | readonly string[] | null | undefined;
}

/**
 * Whether pages shall come without script and pictures: what was chosen on this browser, otherwise what the browser
 * asks for. Both the pages and their cache decide by this.
 */
export function wantsLite(headers: LiteHeaders): boolean {
  const [, chosen] = ownCookie.exec(headers.cookie ?? '') ?? [];
  return chosen === undefined ? String(headers['save-data']).toLowerCase() === 'on' : chosen === '1';
}

export function isLite({ headers }: Request): boolean {
  return wantsLite({ cookie: headers.get('Cookie'), 'save-data': headers.get('Save-Data') });
}

/** The choice as a cookie for a year, which script may read, because it offers Lite only to those who have not chosen. */
export function liteHeader(lite: boolean): Promise<string> {
  return choiceCookie('lite', lite ? '1' : '0');
}
