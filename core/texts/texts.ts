/**
 * What people read when something is refused, missing, empty or done. Functions take the values in the text. Headings,
 * labels and other screen texts are in the screens. What browsers load imports the file of a subject instead.
 */
export * as texts from './by-subject.ts';
