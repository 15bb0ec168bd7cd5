/**
 * What people read when something is refused, missing, empty or done. Functions take the value that the text names.
 * Headings, labels and other texts of screens are in the screens.
 */
export * as texts from './texts/by-subject.ts';
