import type { Language } from '../../core/entities/language.ts';

/** Where the pages of a language are built, below the project's folder; a running site keeps using its own build. */
export function nextFolder(language: Language): string {
  return `.cache/build-${language}`;
}
