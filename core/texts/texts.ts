/**
 * The texts that people read, in English; those with values are functions of them. Code for browsers imports the file
 * of a subject instead.
 */
export * as texts from './by-subject.ts';
