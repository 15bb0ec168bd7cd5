import { isLanguage, type Language } from '../../core/entities/language.ts';
import { choiceCookie } from './choice-cookie.server.ts';

const ownCookie = /(?:^|;\s*)(?:__Host-)?lang=(\w+)(?:;|$)/;

/** The language that was chosen on a browser, by its Cookie header. */
export function chosenLanguage(cookies: string | null | undefined): Language | undefined {
  const [, named] = ownCookie.exec(cookies ?? '') ?? [];
  return isLanguage(named) ? named : undefined;
}

/** The language as a cookie for a year. */
export async function languageHeader(language: Language): Promise<string> {
  return `${await choiceCookie('lang', language)}; HttpOnly`;
}
