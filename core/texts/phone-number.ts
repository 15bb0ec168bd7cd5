import { phrase } from './phrase.ts';
export const invalid = 'Please enter a valid phone number (10-15 digits, optional + prefix).';
export const needed =
  'Buyers need a valid phone number to call or write to you (10-15 digits, optional + prefix).';
export const tooLong = phrase('A phone number can have at most {max} characters.');
