import type { Language } from '../entities/language.ts';

/** The language of this build's pages. The build of each language has its own. */
export const language: Language = 'en';
/** As `html` names it (BCP 47). */
export const tag = 'en-UG';
/** As link previews name it. */
export const locale = 'en_UG';
/** The address of the service worker that speaks it. */
export const worker = '/worker.js';
