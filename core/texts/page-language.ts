import type { Language } from './language.ts';

/** The language of this build's pages. The build of each language has its own. */
export const language: Language = 'en';
