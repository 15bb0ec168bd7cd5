/**
 * The texts that people read when something is refused, missing, empty or done; those with values are functions.
 * Headings, labels and other screen texts are in the screens. Code for browsers imports the file of a subject
 * instead.
 */
export * as texts from './by-subject.ts';
