import type { Language } from '../../core/entities/language.ts';
import { choiceCookie } from './choice-cookie.server.ts';

/** The language as a cookie for a year. */
export async function languageHeader(language: Language): Promise<string> {
  return `${await choiceCookie('lang', language)}; HttpOnly`;
}
