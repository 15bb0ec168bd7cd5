/**
 * What people read when something is refused, missing, empty or done. Functions take the values in the text. Headings,
 * labels and other screen texts are in the screens.
 */
export * as texts from './texts/by-subject.ts';
